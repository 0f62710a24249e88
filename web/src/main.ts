import './fonts.css'
import './tokens.css'
import './styles/base.css'
import './styles/match.css'
import './styles/panels.css'
import './styles/overlays.css'
import './styles/drawers.css'
import './styles/screens.css'
import './styles/boards.css'
import './styles/home.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'

settings.show()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.show())

export default mount(App, { target: document.getElementById('app')! })
