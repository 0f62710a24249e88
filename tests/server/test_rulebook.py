"""The rulebook over the line: rules, chapters and glossary in the language that is asked for."""

from __future__ import annotations

from tests.server.house import House


def test_the_book_is_read_in_both_languages(house: House):
    """Without a language it is English; one that no book speaks is refused."""
    here = "/api/games/patrol"
    assert house.http.get(f"{here}/rules/PAT-7.1").json()["title"] == "Assault"
    assert house.http.get(f"{here}/rules/PAT-7.1?language=fr").json()["title"] == "Assaut"
    assert [rule["id"] for rule in house.http.get(f"{here}/rules?language=fr").json()] == [rule["id"] for rule in house.http.get(f"{here}/rules").json()]
    assert house.http.get(f"{here}/rules?language=fr&q=seuls%20canons").json()[0]["id"] == "PAT-4.2"
    assert house.http.get(f"{here}/rules?q=leurre").json() == []
    assert house.http.get(f"{here}/rules?language=xx").status_code == 400


def test_chapters_and_glossary_come_without_the_rules(house: House):
    english, french = (house.http.get(f"/api/games/patrol/book?language={language}").json() for language in ("en", "fr"))
    assert (english["chapters"][2]["id"], english["chapters"][2]["title"], french["chapters"][2]["title"]) == ("PAT-3", "Movement", "Mouvement")
    assert [term["id"] for term in english["terms"]] == [term["id"] for term in french["terms"]]
    assert "leurre" in next(term["name"].lower() for term in french["terms"] if term["id"] == "decoy")
    assert house.http.get("/api/games/patrl/book").status_code == 404
