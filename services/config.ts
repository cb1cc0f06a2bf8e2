import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from './kernel/start/cannot-start.ts';

const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, `must be one of ${values.join(', ')}`);
const flag = oneOf(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, `must be a whole number from ${least} to ${most}`)
    .transform(Number);
const postgresUrl = 'must be postgres://user:password@host:port/database; left out, the embedded PostgreSQL is used';

/** Every setting comes from the environment; README's table of settings follows this schema. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Address to listen on: loopback unless told otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** Replaces the embedded PostgreSQL. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: postgresUrl }).optional(),
  /** Adds NATS JetStream to carry notices between nodes. */
  NATS_URL: z.string().optional(),
  /** Where the embedded PostgreSQL and uploaded files live. */
  DATA_DIR: z.string().default('.data'),
  /** A demo world, demo sign-ins and SMS codes in the log. On by default with the embedded database only. */
  DEMO: flag.optional(),
  /** What every sign-in picture of the demo world says, so that the simulation can sign in; by chance when absent. */
  DEMO_CAPTCHA: z
    .string()
    .regex(/^[A-Z0-9]{4}$/, 'must be four capital letters or digits')
    .optional(),
  /** Signs session tokens; at least 32 characters. Made and kept in DATA_DIR when absent. */
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Connections to PostgreSQL. Three are held for good: one listens, and two lead. */
  POOL_SIZE: wholeNumber(5, 200).default(20),
  /** `false` lifts the limits on calls a minute: for measuring only. Sign-in stays limited by its lockout. */
  RATE_LIMITS: flag.default(true),
  /** `true` behind a balancer: the caller's address is then the one that it forwards. */
  TRUST_PROXY: flag.default(false),
  /** Other origins whose pages may open the live socket, separated by commas. */
  ORIGINS: z.string().default(''),
  /** How often an open console asks whether another version is served. */
  VERSION_CHECK_MINUTES: wholeNumber(1, 1440).default(5),
  /** Script of the customer-chat vendor, for sellers. Without it nothing is loaded. */
  CHAT_SOURCE: z.url({ protocol: /^https?$/, error: 'must be the address of a script' }).optional(),
});

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  natsUrl: string | undefined;
  dataDir: string;
  demo: boolean;
  demoCaptcha: string | undefined;
  tokenSecret: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  poolSize: number;
  rateLimits: boolean;
  trustProxy: boolean;
  origins: string[];
  versionCheckMinutes: number;
  chatSource: string | undefined;
}

/** May hold a password: not repeated on the screen. */
const secrets: readonly string[] = ['DATABASE_URL', 'TOKEN_SECRET'];

/** Reads the settings, or throws CannotStart naming each variable that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}${said(env, String(name))}.`);
    throw new CannotStart(wrong.join('\n'));
  }
  const settings = parsed.data;
  const demo = settings.DEMO ?? settings.DATABASE_URL === undefined;
  if (settings.DEMO_CAPTCHA !== undefined && !demo)
    throw new CannotStart('DEMO_CAPTCHA must be left out where DEMO is off: it lets machines sign in.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    natsUrl: settings.NATS_URL,
    dataDir: path.resolve(settings.DATA_DIR),
    demo,
    demoCaptcha: settings.DEMO_CAPTCHA,
    tokenSecret: settings.TOKEN_SECRET,
    logLevel: settings.LOG_LEVEL,
    poolSize: settings.POOL_SIZE,
    rateLimits: settings.RATE_LIMITS,
    trustProxy: settings.TRUST_PROXY,
    origins: settings.ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    versionCheckMinutes: settings.VERSION_CHECK_MINUTES,
    chatSource: settings.CHAT_SOURCE,
  };
};

const said = (env: NodeJS.ProcessEnv, name: string): string => (secrets.includes(name) ? '' : `, not "${env[name]}"`);
