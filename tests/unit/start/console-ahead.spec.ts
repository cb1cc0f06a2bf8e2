import fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveConsole } from '#services/console.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/routes/fetch-page.ts': { file: 'assets/fetch-page.js', imports: ['_react.js'] },
  'src/app/console/console.tsx': { file: 'assets/console.js', imports: ['_react.js'], css: ['assets/console.css'] },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-ahead-'));
  await mkdir(path.join(folder, '.vite'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), 'the console');
  await writeFile(path.join(folder, 'assets/console.js'), 'its code');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linkAt = async (url: string, cookie?: string) => {
  const app = fastify();
  await serveConsole(app, folder);
  const { headers } = await app.inject({ url, ...(cookie !== undefined && { headers: { cookie } }) });
  await app.close();
  return headers['link'];
};

describe('Rule: who is signed in is given the names of the code behind the sign-in with the page', () => {
  it('nothing where the build names none', async () => {
    expect(await linkAt('/', 'token=t')).toBeUndefined();
  });

  it('each file once, with the page alone', async () => {
    await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    expect(String(await linkAt('/', 'tabs=1; token=t')).split(', ')).toEqual([
      '</assets/fetch-page.js>; rel=modulepreload; crossorigin',
      '</assets/react.js>; rel=modulepreload; crossorigin',
      '</assets/console.js>; rel=modulepreload; crossorigin',
      '</assets/console.css>; rel=preload; as=style; crossorigin',
    ]);
    expect(await linkAt('/assets/console.js', 'token=t')).toBeUndefined();
  });

  it.each([undefined, 'tabs=1', 'token=', 'csrf-token=t'])('not to a stranger: %s', async (cookie) => {
    expect(await linkAt('/', cookie)).toBeUndefined();
  });
});
