import type { JWT } from '@fastify/jwt';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Session } from './sessions.ts';
import { shortMemory } from './short-memory.ts';

/** What the browser keeps: a signed name of its session, nothing else. */
export interface Tokens {
  of(session: Session): string;
  /** The session's id; undefined for a token that is forged, damaged or past its time. Asks nobody. */
  sessionIdOf(token: string): string | undefined;
}

const payloadSchema = z.object({ sid: z.uuid(), exp: z.number() });
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
const longest = 1000;

/** HS256. Expiry is judged by the injected clock, so the JWT library is told to leave it alone. */
export const jwtTokens = (jwt: JWT, clock: Clock): Tokens => {
  const verified = shortMemory<string, z.infer<typeof payloadSchema> | undefined>({ ms: 60_000, most: 20_000, clock });

  const verify = (token: string) => {
    try {
      return payloadSchema.safeParse(jwt.verify(token)).data;
    } catch {
      return undefined;
    }
  };

  return {
    of: ({ sessionId, expiresAt }) => jwt.sign({ sid: sessionId, exp: secondsOf(expiresAt) }),
    sessionIdOf(token) {
      if (token.length > longest) return undefined;
      const payload = verified.get(token, () => verify(token));
      // Whoever makes tokens up shall neither fill the memory nor drive the true ones out of it.
      if (!payload) verified.forget(token);
      return payload && payload.exp > secondsOf(clock.now()) ? payload.sid : undefined;
    },
  };
};
