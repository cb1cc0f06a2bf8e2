import type { FastifyRequest } from 'fastify';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { canonicalTimeZone } from '#contracts/kernel/lists/time-zone.ts';
import type { CallContext } from '#kernel/sessions/viewers.ts';

/** The headers of R7.01–R7.06, as far as they can be read. */
export const callContext = (request: FastifyRequest, base: Base): CallContext => ({
  base,
  wareId: header(request, 'wareid'),
  shopId: header(request, 'shopid'),
  language: languageOf(request),
  timeZone: timeZoneOf(header(request, 'timezone')),
  requestId: request.id,
});

/** The session token: a header, never a cookie. */
export const tokenOf = (request: FastifyRequest): string | undefined => {
  const bearer = header(request, 'authorization');
  return header(request, 'token') ?? (bearer?.startsWith('Bearer ') ? bearer.slice('Bearer '.length) : undefined);
};

/** `language` as the page sends it; without it, what the browser prefers. */
export const languageOf = (request: FastifyRequest): Language => {
  const said = header(request, 'language');
  if (said === 'en_us' || said === 'zh_cn') return said;
  return /^\s*zh\b/i.test(header(request, 'accept-language') ?? '') ? 'zh_cn' : 'en_us';
};

/** By what was said. There are some six hundred zones; what else is said are other spellings of them, of which there is no end. */
const knownZones = new Map<string, string>();
const MAX_KNOWN_ZONES = 1000;

/** A zone that this server does not know counts as UTC: an outlandish browser shall still be able to sign in. */
const timeZoneOf = (said: string | undefined): string => {
  if (said === undefined || said.length > 64) return 'UTC';
  const known = knownZones.get(said);
  if (known !== undefined) return known;
  const zone = canonicalTimeZone(said) ?? 'UTC';
  if (knownZones.size < MAX_KNOWN_ZONES) knownZones.set(said, zone);
  return zone;
};

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
