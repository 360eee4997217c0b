// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { CrashScreen } from './crash-screen'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Broken(): never {
  throw new Error('broken on purpose')
}

it('says what happened and what a person can do', () => {
  const container = document.createElement('div')
  const caught: unknown[] = []
  const root = createRoot(container, { onCaughtError: (error) => caught.push(error) })
  act(() =>
    root.render(
      <CrashScreen>
        <Broken />
      </CrashScreen>,
    ),
  )
  expect(caught).toHaveLength(1)
  expect(container.querySelector('h1')?.textContent).toBe('Unexpected Application Error!')
  expect(container.querySelector('button')?.textContent).toBe('Reload the page')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/')
})

it('stays out of the way as long as nothing breaks', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(<CrashScreen>all is well</CrashScreen>))
  expect(container.textContent).toBe('all is well')
})
