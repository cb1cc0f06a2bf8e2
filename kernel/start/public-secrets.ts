import { natsServers } from '../bus/nats/nats-servers.ts';
import { CannotStart } from './cannot-start.ts';

/** What a portal proves itself with, and addresses that hold passwords. */
export interface Secrets {
  tokenSecret?: string | undefined;
  personalDataKey?: string | undefined;
  databaseUrl: string | undefined;
  replicaUrl?: string | undefined;
  natsUrl: string | undefined;
}

/** What stands in examples, and what is tried first. */
const usualPasswords = new Set(
  'shelfline postgres nats password passwd secret changeme change-me admin root user demo test example 1234 12345 123456 12345678 123456789'.split(
    ' ',
  ),
);
const wordsOfExamples = /shelfline|secret|change.?me|example|password|the same on every node|0123456789/i;
/** 32 random digits of sixteen kinds hold about fourteen of them, and fewer than this hardly ever. */
const MIN_LENGTH = 8;

/** Throws CannotStart naming the settings whose secret everyone may know: nobody shall come in with one where the goods are real. */
export const refusePublicSecrets = ({ tokenSecret, personalDataKey, databaseUrl, replicaUrl, natsUrl }: Secrets): void => {
  const known = [
    ...(tokenSecret !== undefined && isGuessed(tokenSecret) ? ['TOKEN_SECRET'] : []),
    ...(personalDataKey !== undefined && isGuessed(personalDataKey) ? ['PERSONAL_DATA_KEY'] : []),
    ...(isUsual(passwordIn(databaseUrl)) ? ['DATABASE_URL'] : []),
    ...(isUsual(passwordIn(replicaUrl)) ? ['REPLICA_URL'] : []),
    ...(isUsual(natsPassword(natsUrl)) ? ['NATS_URL'] : []),
  ];
  if (known.length > 0)
    throw new CannotStart(known.map((name) => `${name} must hold a secret of its own: the one it holds is public or soon guessed.`).join('\n'));
};

const isGuessed = (secret: string): boolean => wordsOfExamples.test(secret) || new Set(secret).size < MIN_LENGTH;

const isUsual = (password: string | undefined): boolean => password !== undefined && usualPasswords.has(password.toLowerCase());

const passwordIn = (url: string | undefined): string | undefined => (url === undefined ? undefined : decodeURIComponent(new URL(url).password));

const natsPassword = (url: string | undefined): string | undefined => {
  if (!url) return undefined;
  const { pass, token } = natsServers(url);
  return pass ?? token;
};
