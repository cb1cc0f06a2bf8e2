import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { consoleAhead } from '#kernel/http/console-ahead.ts';
import { serveUnderPressure } from '#kernel/http/guards/pressure.ts';

/** Of a session: the console asks for it as a header, but a visit brings it as a cookie, too. */
const signedIn = /(?:^|;\s*)token=[^;\s]/;

/** Also where it is sent compressed. */
const page = /index\.html(\.\w+)?$/;

/** The built console, as its build has compressed it: hashed files for ever, the page itself asked for anew each time. Without a build there is only the API. */
export const serveConsole = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  const ahead = await consoleAhead(folder);
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
        if (page.test(file) && ahead !== undefined && signedIn.test(reply.request.headers.cookie ?? '')) reply.header('link', ahead);
      },
    });
  });
};
