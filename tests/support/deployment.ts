import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const yamlOf = (file: string): unknown => parse(textOf(file), { merge: true });

export interface ComposeService {
  environment?: Record<string, string | null>;
  env_file?: string;
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  healthcheck?: object;
  networks: string[];
  restart?: string;
  volumes?: string[];
}

export interface Compose {
  name: string;
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
}

export const readCompose = (): Compose => yamlOf('deploy/compose.yaml') as Compose;

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
