#!/usr/bin/env node
// Builds what `npm start` runs: the console into dist/web, the server into dist/server. Skips what is newer than its sources.
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');

const newest = async (place) => {
  const info = await stat(place).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(place, { withFileTypes: true });
  const times = await Promise.all(entries.filter((e) => !e.name.endsWith('.spec.ts')).map((e) => newest(path.join(place, e.name))));
  return Math.max(info.mtimeMs, ...times);
};

const builtAt = async (part) => Number(await readFile(path.join(dist, `${part}.built`), 'utf8').catch(() => '0'));

const ifStale = async (part, sources, build) => {
  const changed = Math.max(...(await Promise.all(sources.map((source) => newest(path.join(root, source))))));
  if ((await builtAt(part)) > changed) return;
  console.log(`Building the ${part} …`);
  const started = Date.now();
  await rm(path.join(dist, part), { recursive: true, force: true });
  await build();
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, `${part}.built`), String(started));
  console.log(`Built the ${part} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

const buildWeb = async () => {
  // Also where a test starts the portal: under `test` antd gives every dialog the same id.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: path.join(root, 'web/vite.config.ts'), logLevel: 'warn' });
};

const bundleServer = async () => {
  const { build } = await import('rolldown');
  await build({
    input: {
      main: path.join(root, 'services/main.ts'),
      maintenance: path.join(root, 'services/maintenance/main.ts'),
      // As it was called when schedules of earlier versions were written.
      upkeep: path.join(root, 'services/maintenance/main.ts'),
      admin: path.join(root, 'services/composition/admin/main.ts'),
      'seed-worker': path.join(root, 'services/maintenance/seed-worker.ts'),
      'pay-sandbox': path.join(root, 'demo/pay-sandbox/main.ts'),
      marketplaces: path.join(root, 'demo/marketplaces/main.ts'),
      carriers: path.join(root, 'demo/carriers/main.ts'),
      'workbook-thread': path.join(root, 'kernel/files/workbook/workbook-thread.ts'),
      'statement-thread': path.join(root, 'services/statements/formats/statement-thread.ts'),
      'simulation-thread': path.join(root, 'services/pricing/simulation/simulation-thread.ts'),
      'statement-pdf-thread': path.join(root, 'services/statements/wallet/pdf/statement-pdf-thread.ts'),
    },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('#') && !path.isAbsolute(id),
    output: { dir: path.join(dist, 'server'), format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
  });
  await layFonts();
};

/** What statements are written in, with its licence. */
const layFonts = async () => {
  const from = path.join(root, 'node_modules/@expo-google-fonts/noto-sans-sc');
  const to = path.join(dist, 'server/fonts');
  await mkdir(to, { recursive: true });
  await copyFile(path.join(from, '400Regular/NotoSansSC_400Regular.ttf'), path.join(to, 'NotoSansSC_400Regular.ttf'));
  await copyFile(path.join(from, 'LICENSE_FONT'), path.join(to, 'LICENSE'));
};

const shared = ['package.json', 'package-lock.json', 'contracts', 'bin/build.mjs'];

export const buildServer = () => ifStale('server', [...shared, 'kernel', 'services', 'projections', 'demo'], bundleServer);

export const buildAll = async () => {
  await ifStale('web', [...shared, 'web'], buildWeb);
  await buildServer();
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildAll();
