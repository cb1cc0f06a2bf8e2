import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { serveUnderPressure } from './kernel/http/guards/pressure.ts';

/** The built console, as its build has compressed it: hashed files for ever, the page itself asked for anew each time. Without a build there is only the API. */
export const serveConsole = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  await app.register(async (console) => {
    // Without the console nobody would say to try again later.
    serveUnderPressure(console);
    await console.register(compress, { threshold: 1024 });
    await console.register(fastifyStatic, {
      root: folder,
      index: ['index.html'],
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
};
