"""Accounts in the browser: sign up, find one's matches on another device, sign out; nobody needs one to play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from playwright.sync_api import Page

from tests.browser.table import Screen

Make = Callable[..., Screen]
NAMES = (f"Member {number}" for number in count(1))
PASSWORD = "a hedge and a lane"


def enter(one: Screen, name: str, button: str, password: str = PASSWORD) -> Page:
    page = one.open()
    page.click(".hn .who")
    page.locator(".account input").first.fill(name)
    page.locator(".account input[type=password]").fill(password)
    page.click(f".account button:has-text('{button}')")
    return page


def test_a_member_finds_his_match_on_another_device(screen: Make) -> None:
    one, two, name = screen(), screen(390, 844, touch=True), next(NAMES)
    enter(one, name, "New account").wait_for_selector(f".hn .who.in:has-text('{name}')")
    one.begin("patrol", "hedgerow")
    one.wait()
    page = enter(two, name, "Sign in")
    page.wait_for_selector(".hn .who i")
    page.click(".mine li.you a")
    assert two.wait()
    assert two.question() == one.question()
    assert two.axe() == []
    stamp = two._stamp()
    page.click(".qo .go")
    assert two.moved(stamp, 8000)
    two.open().click(".hn .who")
    page.click(".account .btn")
    page.wait_for_selector(".hn .who:not(.in)")
    assert page.locator(".mine li.you").count() == 0


def test_a_wrong_password_is_said_in_words(screen: Make) -> None:
    one, name = screen(language="fr-FR"), next(NAMES)
    enter(one, name, "Nouveau compte").wait_for_selector(".hn .who.in")
    other = screen(language="fr-FR")
    other.forgiven = ("403", "400")
    page = enter(other, name, "Se connecter", "quite another thing")
    page.wait_for_selector(".account .bad")
    assert page.inner_text(".account .bad") == "Nom ou mot de passe erroné."
    assert other.axe() == []
