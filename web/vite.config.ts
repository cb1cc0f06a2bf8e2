import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(path.join(root, '../package.json'), 'utf8')) as { version: string };
const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  root,
  plugins: [react()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  build: {
    outDir: path.join(root, '../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 700,
    // The sign-in page shall load no byte of what only the signed-in pages need: each lazy import is a chunk, and what several share is split by hand
    // only where it is large and rarely changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'scanner', test: /node_modules\/(barcode-detector|zxing-wasm)\// },
          ],
        },
      },
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
