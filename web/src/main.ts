import './fonts.css'
import './tokens.css'
import './app.css'
import './home.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'

settings.show()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.show())

export default mount(App, { target: document.getElementById('app')! })
