import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { reject } from '#contracts/kernel/rejection.ts';
import { Refused } from './failures.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: FastifyUnderPressureOptions['pressureHandler'];
  }
}

/** When a node counts as overloaded. */
export type PressureLimits = Pick<FastifyUnderPressureOptions, 'maxEventLoopDelay' | 'maxRssBytes' | 'sampleInterval'>;

const usualPressure: PressureLimits = { maxEventLoopDelay: 2000 };

/** An overloaded node refuses what it is asked, but for the routes that are served even then. */
export const registerPressure = (app: FastifyInstance, limits = usualPressure) =>
  app.register(underPressure, {
    ...limits,
    pressureHandler: ({ headers }, { raw: response }) => {
      // The server has handed the connection of an upgrade over, and would never end it.
      if (headers.upgrade !== undefined) response.once('finish', () => response.socket?.destroy());
      throw new Refused(reject('Unavailable'));
    },
  });

/** For routes that cost little: every one which the plugin registers from here on. */
export const serveUnderPressure = (plugin: FastifyInstance): void => {
  plugin.addHook('onRoute', (route) => {
    route.config = { ...route.config, pressureHandler: () => {} };
  });
};
