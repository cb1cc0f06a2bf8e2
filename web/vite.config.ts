import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { compressed } from './compressed.ts';
import { withoutLeftOut } from './left-out.ts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(path.join(root, '../package.json'), 'utf8')) as { version: string };
/** The fewest signs of its contents that the bundler takes: files name each other hundreds of times, and such signs cannot be compressed. */
const named = 'assets/[name]-[hash:7]';
const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  root,
  plugins: [react(), withoutLeftOut(), compressed()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  build: {
    outDir: path.join(root, '../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { chunkFileNames: `${named}.js`, assetFileNames: `${named}[extname]`, codeSplitting: { groups: [...chunks] } },
      // antd's fields know a context of its forms: all of its forms would come with it, which nothing here shows.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\/form\//, sideEffects: false }] },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/files': server,
      '/art': server,
      '/live': { target: server, ws: true },
    },
  },
});
