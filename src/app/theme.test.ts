// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { followTheme } from './theme'

it("gives the browser's frame the colour that its tag names for the theme in force", () => {
  document.head.innerHTML = '<meta name="theme-color" data-light="#aa0000" data-dark="#880000">'
  const unfollow = followTheme()
  const frame = document.querySelector('meta')
  expect(frame?.content).toBe('#aa0000')

  localStorage.setItem('theme', 'dark') // as another tab does, whose change is then heard of
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(frame?.content).toBe('#880000')
  unfollow()
})
