import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { parse } from 'yaml';
import type { Manifest } from './deployment.ts';

const root = path.resolve(import.meta.dirname, '../..');
const chart = path.join(root, 'deploy/chart');

/** Comes with a package of this project, for Linux on x64 only. */
export const hasHelm = process.platform === 'linux' && process.arch === 'x64';

/** Taken out of its package once. */
const program = (): string => {
  const place = path.join(root, 'node_modules/.cache/helm');
  if (existsSync(place)) return place;
  const layer = readFileSync(path.join(root, 'node_modules/@aws-cdk/asset-kubectl-v20/lib/layer.zip'));
  const { 'helm/helm': helm } = unzipSync(layer, { filter: ({ name }) => name === 'helm/helm' });
  mkdirSync(path.dirname(place), { recursive: true });
  const draft = `${place}.${process.pid}`;
  writeFileSync(draft, helm!, { mode: 0o755 });
  renameSync(draft, place);
  return place;
};

/** What Helm says of deploy/chart, and with which exit code. */
export const helm = (
  command: 'lint' | 'template',
  values: Readonly<Record<string, string>>,
): { code: number | null; said: string; wrong: string } => {
  const own = Object.entries(values).flatMap(([name, value]) => ['--set-string', `${name}=${value}`]);
  const args = command === 'lint' ? ['lint', '--strict', chart] : ['template', 'floor', chart];
  const { status, stdout, stderr } = spawnSync(program(), [...args, ...own], { encoding: 'utf8' });
  return { code: status, said: stdout, wrong: stderr };
};

/** What Kubernetes is given for a release called `floor`, by template. */
export const rendered = (values: Readonly<Record<string, string>>): { file: string; manifest: Manifest }[] => {
  const { code, said, wrong } = helm('template', values);
  if (code !== 0) throw new Error(wrong);
  return said
    .split(/^---$/m)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ file: /^# Source: shelfline\/templates\/(.*)$/m.exec(text)![1]!, manifest: parse(text) as Manifest }));
};
