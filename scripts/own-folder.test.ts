import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownFolderIn } from './own-folder.mjs'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'gst-hisab-results-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

it('is below the other, which need not be there yet', () => {
  expect(ownFolderIn(join(parent, 'nothing'))).toBe(join(parent, 'nothing', `${process.pid}`))
})

it('clears away those of processes that have ended, and no others', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const names = {
    ended: `${ended}`,
    running: `${process.ppid}`,
    ours: `${process.pid}`,
    other: 'a',
  }
  for (const name of Object.values(names))
    mkdirSync(join(parent, name, 'pictures'), { recursive: true })

  ownFolderIn(parent)
  expect(existsSync(join(parent, names.ended))).toBe(false)
  for (const name of [names.running, names.ours, names.other]) {
    expect(existsSync(join(parent, name, 'pictures'))).toBe(true)
  }
})
