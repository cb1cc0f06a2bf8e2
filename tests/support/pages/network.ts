import type { Page, Route } from 'playwright-core';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';

export interface LostAnswers {
  /** The idempotency keys in the order in which the calls reached the server. */
  keys: readonly string[];
}

/** The ways in which a connection fails a handheld. */
export const networkOf = (page: Page) => {
  const sentTo = ({ path }: Pick<AnyEndpoint, 'path'>) => `**/api/*${path}`;
  return {
    goes: () => page.context().setOffline(true),
    comesBack: () => page.context().setOffline(false),
    /** Calls of the endpoint reach nobody, while all others are answered. */
    cuts: (endpoint: Pick<AnyEndpoint, 'path'>) => page.route(sentTo(endpoint), (route: Route) => route.abort('connectionfailed')),
    mends: (endpoint: Pick<AnyEndpoint, 'path'>) => page.unroute(sentTo(endpoint)),
    /** The server does what the first call says, and its answer is lost on the way. */
    async losesAnswerOf(endpoint: Pick<AnyEndpoint, 'path'>): Promise<LostAnswers> {
      const keys: string[] = [];
      await page.route(sentTo(endpoint), async (route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '');
        if (keys.length > 1) return route.continue();
        await route.fetch();
        return route.abort('connectionreset');
      });
      return { keys };
    },
  };
};
