import path from 'node:path';
import { z } from 'zod';
import { MAX_WORK_BITS } from '#contracts/accounts/sign-in/captcha-work.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { defaultTrackerAddresses, type TrackerAddresses } from '#contracts/labels/tracking-link.ts';
import { isNatsUrl } from '#kernel/bus/nats/nats-servers.ts';
import { parseTrustedProxies, type TrustedProxies } from '#kernel/http/trusted-proxies.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { isRate } from '#contracts/payments/exchange.ts';
import { demoCarriers } from '#demo/carriers/demo-keys.ts';
import { demoPayments } from '#demo/pay-sandbox/demo-keys.ts';
import { demoPersonalDataKey } from '#kernel/personal-data/master-key.ts';
import { readTrackers } from '#kernel/start/trackers.ts';

const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, `must be one of ${values.join(', ')}`);
const flag = oneOf(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, `must be a whole number from ${least} to ${most}`)
    .transform(Number);
const trustedProxies =
  'must be false, how many balancers stand in front (1 to 9), or their networks separated by commas: whoever trusts all lets each caller choose an address';
const trackersForm = `must name ${Object.keys(defaultTrackerAddresses).join(', ')} as tracker=https://… with {code} in each, separated by blanks`;
const addressForm = 'must be an address such as https://pay.example.com';
const postgresUrl = 'must be postgres://user:password@host:port/database; left out, the embedded PostgreSQL is used';

/** Every setting comes from the environment; README's table of settings follows this schema. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Address to listen on: loopback unless told otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** Replaces the embedded PostgreSQL. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: postgresUrl }).optional(),
  /** A streaming replica of it, which lists are read from as far as it has what the reader has seen. */
  REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' }).optional(),
  /** Adds NATS JetStream to carry notices between nodes. */
  NATS_URL: z
    .string()
    .refine((text) => text === '' || isNatsUrl(text), 'must be nats://user:password@host:port, several separated by commas')
    .optional(),
  /** On how many servers of a NATS cluster each notice is kept; what stands there is left alone when absent. */
  NATS_REPLICAS: wholeNumber(1, 5).optional(),
  /** Where the embedded PostgreSQL and uploaded files live. */
  DATA_DIR: z.string().default('.data'),
  /** Where uploaded files are kept a second time, and with the embedded PostgreSQL everything that it writes. */
  BACKUP_DIR: z.string().min(1, 'must name a folder').optional(),
  /** A demo world, demo sign-ins and SMS codes in the log. On by default with the embedded database only, and where nobody else reaches it. */
  DEMO: flag.optional(),
  /** What every sign-in picture of the demo world says, so that the simulation can sign in; by chance when absent. */
  DEMO_CAPTCHA: z
    .string()
    .regex(/^[A-Z0-9]{4}$/, 'must be four capital letters or digits')
    .optional(),
  /** Work that a browser does for each try at a captcha, in bits: 16 are a third of a second of a handheld, each more doubles it. None where DEMO_CAPTCHA is set. */
  CAPTCHA_WORK_BITS: wholeNumber(0, MAX_WORK_BITS).default(16),
  /** Codes that may be sent by SMS within a day, in all. */
  SMS_PER_DAY: wholeNumber(0, 1_000_000).default(2000),
  /** How long money is not paid to a bank account that was just added: its owner reads of it meanwhile. */
  BANK_ACCOUNT_HOLD_HOURS: wholeNumber(0, 720).default(24),
  /** How long after its last use it is known where a bank account was; after that its data are erased. */
  RETENTION_YEARS: wholeNumber(1, 100).default(7),
  /** From this amount on a second person of finance has to approve. */
  SECOND_APPROVAL_CENTS: wholeNumber(0, 1_000_000_000).default(500_000),
  /** How long money may be on its way in clearing accounts before the books show it as overdue. */
  CLEARING_DAYS: wholeNumber(1, 366).default(14),
  /** Alipay's gateway, and what it gave the operator: all five, or none, and then sellers cannot pay through it. */
  PAYMENT_ALIPAY_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  PAYMENT_ALIPAY_APP_ID: z.string().min(1).optional(),
  PAYMENT_ALIPAY_SELLER_ID: z.string().min(1).optional(),
  /** Base64 of PKCS#8, as its console gives it. */
  PAYMENT_ALIPAY_PRIVATE_KEY: z.base64('must be Base64').optional(),
  PAYMENT_ALIPAY_PUBLIC_KEY: z.base64('must be Base64').optional(),
  /** The operator's bank over HTTP, and the key that its calls and its news are proved by: both, or neither. */
  PAYMENT_BANK_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  PAYMENT_BANK_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Starts the payment sandbox beside the portal, in the demo only and where no provider is named; `npm start` sets it. */
  PAY_SANDBOX: flag.default(false),
  /** Where each marketplace answers: the sandbox in the demo, where none is named. */
  CHANNEL_STOCK_MARKET_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CHANNEL_KICK_EXCHANGE_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CHANNEL_MARKET_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CHANNEL_TICKET_KICKS_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CHANNEL_AUCTION_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CHANNEL_ASIA_MARKET_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CHANNEL_SHORT_VIDEO_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  /** Starts the marketplaces' sandbox beside the portal, in the demo only and for every marketplace that is not named; `npm start` sets it. */
  MARKETPLACES_SANDBOX: flag.default(false),
  /** The hub that labels of many carriers are bought from, what the portal shows it, and what it signs its news with: all three, or none, and then nobody sells labels. */
  CARRIER_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  CARRIER_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  CARRIER_HOOK_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Starts the carriers' sandbox beside the portal, in the demo only and where no hub is named; `npm start` sets it. */
  CARRIER_SANDBOX: flag.default(false),
  /** Where providers and browsers reach the portal. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: addressForm }).optional(),
  /** US dollars that a yuan is credited with. */
  CNY_RATE: z.string().refine(isRate, 'must be a decimal number above nothing, such as 0.1389').default('0.1389'),
  /** What a yuan is worth by the books: what was credited below it is the operator's margin. */
  CNY_REFERENCE_RATE: z.string().refine(isRate, 'must be a decimal number above nothing, such as 0.1403').optional(),
  /** Signs session tokens; at least 32 characters. Made and kept in DATA_DIR when absent. */
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** What personal data are kept under; at least 32 characters, the same on every node for good. Made and kept in DATA_DIR with the embedded PostgreSQL. */
  PERSONAL_DATA_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Where Prometheus may ask, on a port of its own; nothing is measured when absent. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** What Prometheus has to show, as a bearer token; whoever reaches the port may ask when absent. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Where traces go, over OTLP: `http://collector:4318/v1/traces`. Nothing is traced when absent. */
  TRACES_URL: z.url({ protocol: /^https?$/, error: 'must be the address that takes OTLP over HTTP' }).optional(),
  /** Of a hundred requests, so many are traced. */
  TRACES_PERCENT: wholeNumber(1, 100).default(100),
  /** How long a node that was told to stop goes on answering while it says that it is not ready, for balancers to hear of it. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** Connections to PostgreSQL. Three are held for good: one listens, and two lead. Of the others but one, half are for what pages read. */
  POOL_SIZE: wholeNumber(6, 200).default(20),
  /** `false` leaves what one node does for all to others: sums, the relay of notices to NATS, jobs. */
  PROCESSOR: flag.default(true),
  /** `false` lifts the limits on calls a minute: for measuring only. Sign-in stays limited by its lockout. */
  RATE_LIMITS: flag.default(true),
  /** Who forwards the caller's address: so many balancers in a row, or whoever calls from these networks. */
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const proxies = parseTrustedProxies(text);
      if (proxies === undefined) context.addIssue({ code: 'custom', message: trustedProxies });
      return proxies ?? false;
    }),
  /** Other origins whose pages may open the live socket, separated by commas. */
  ORIGINS: z.string().default(''),
  /** Whether `/api/docs` tells anybody of every endpoint. On by default in the demo only. */
  API_DOCS: flag.optional(),
  /** How often an open console asks whether another version is served. */
  VERSION_CHECK_MINUTES: wholeNumber(1, 1440).default(5),
  /** Script of the customer-chat vendor, for sellers. Without it nothing is loaded. */
  CHAT_SOURCE: z.url({ protocol: /^https?$/, error: 'must be the address of a script' }).optional(),
  /** Where people ask after a parcel, as `tracker=address` separated by blanks, `{code}` standing for the number. */
  TRACKERS: z
    .string()
    .default('')
    .transform((text, context) => {
      const trackers = readTrackers(text);
      if (trackers === undefined) context.addIssue({ code: 'custom', message: trackersForm });
      return trackers ?? defaultTrackerAddresses;
    }),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

export interface PaymentSettings {
  alipay: { url: string; appId: string; sellerId: string; privateKey: string; publicKey: string } | undefined;
  bank: { url: string; key: string } | undefined;
  /** Whether the sandbox is to be started and takes the place of both. */
  startsSandbox: boolean;
  /** Undefined: where the portal listens. */
  publicUrl: string | undefined;
  cnyRate: string;
  cnyReferenceRate: string;
}

/** Marketplaces that are somewhere else than in the house. */
export type RemoteChannel = Exclude<ChannelKind, 'b2b'>;

export interface MarketplaceSettings {
  /** Where each answers; of those that are missing there is none. */
  urls: Partial<Record<RemoteChannel, string>>;
  /** Whether the sandbox is to be started for those that are missing. */
  startsSandbox: boolean;
  /** Where it was started. */
  sandboxUrl?: string;
}

export interface CarrierSettings {
  hub: { url: string; key: string; hookSecret: string } | undefined;
  /** Whether the sandbox is to be started and takes its place. */
  startsSandbox: boolean;
  /** Where it was started. */
  sandboxUrl?: string;
}

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  replicaUrl: string | undefined;
  natsUrl: string | undefined;
  natsReplicas: number | undefined;
  dataDir: string;
  backupDir: string | undefined;
  demo: boolean;
  demoCaptcha: string | undefined;
  captchaWorkBits: number;
  smsPerDay: number;
  bankAccountHoldHours: number;
  retentionYears: number;
  payments: PaymentSettings;
  marketplaces: MarketplaceSettings;
  carriers: CarrierSettings;
  secondApprovalCents: number;
  clearingDays: number;
  tokenSecret: string | undefined;
  /** Undefined: the one in `dataDir`. */
  personalDataKey: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  metrics: { host: string; port: number; token: string | undefined } | undefined;
  traces: { url: string; percent: number } | undefined;
  drainSeconds: number;
  poolSize: number;
  processor: boolean;
  rateLimits: boolean;
  trustProxy: TrustedProxies;
  origins: string[];
  apiDocs: boolean;
  versionCheckMinutes: number;
  chatSource: string | undefined;
  trackers: TrackerAddresses;
}

/** May hold a password: not repeated on the screen. */
const secrets: readonly string[] = [
  'DATABASE_URL',
  'REPLICA_URL',
  'NATS_URL',
  'TOKEN_SECRET',
  'PERSONAL_DATA_KEY',
  'METRICS_TOKEN',
  'TRACES_URL',
  'PAYMENT_ALIPAY_PRIVATE_KEY',
  'PAYMENT_BANK_KEY',
  'CARRIER_KEY',
  'CARRIER_HOOK_KEY',
];

/** Reads the settings, or throws CannotStart naming each variable that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}${said(env, String(name))}.`);
    throw new CannotStart(wrong.join('\n'));
  }
  const settings = parsed.data;
  // Its administrators have passwords that everybody knows.
  const demo = settings.DEMO ?? (settings.DATABASE_URL === undefined && isLoopback(settings.HOST));
  if (settings.REPLICA_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new CannotStart('REPLICA_URL must be left out where DATABASE_URL is: the embedded PostgreSQL has no replica.');
  if (settings.DEMO_CAPTCHA !== undefined && !demo)
    throw new CannotStart('DEMO_CAPTCHA must be left out where DEMO is off: it lets machines sign in.');
  if (settings.PERSONAL_DATA_KEY === demoPersonalDataKey && !demo)
    throw new CannotStart('PERSONAL_DATA_KEY must be a secret of your own where DEMO is off: this one is known to everybody.');
  if (settings.PERSONAL_DATA_KEY === undefined && settings.DATABASE_URL !== undefined && !demo)
    throw new CannotStart(
      'PERSONAL_DATA_KEY must be set where DATABASE_URL is, to the same on every node and for good: whoever loses it has erased everybody.',
    );
  const payments = paymentsOf(settings, demo);
  if (settings.METRICS_PORT === settings.PORT && settings.PORT !== 0)
    throw new CannotStart('METRICS_PORT must differ from PORT: who may call the portal shall not read how it does.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    replicaUrl: settings.REPLICA_URL,
    natsUrl: settings.NATS_URL,
    natsReplicas: settings.NATS_REPLICAS,
    dataDir: path.resolve(settings.DATA_DIR),
    backupDir: settings.BACKUP_DIR && path.resolve(settings.BACKUP_DIR),
    demo,
    demoCaptcha: settings.DEMO_CAPTCHA,
    captchaWorkBits: settings.DEMO_CAPTCHA === undefined ? settings.CAPTCHA_WORK_BITS : 0,
    smsPerDay: settings.SMS_PER_DAY,
    bankAccountHoldHours: settings.BANK_ACCOUNT_HOLD_HOURS,
    retentionYears: settings.RETENTION_YEARS,
    payments,
    marketplaces: marketplacesOf(settings, demo),
    carriers: carriersOf(settings, demo),
    secondApprovalCents: settings.SECOND_APPROVAL_CENTS,
    clearingDays: settings.CLEARING_DAYS,
    tokenSecret: settings.TOKEN_SECRET,
    personalDataKey: settings.PERSONAL_DATA_KEY ?? (settings.DATABASE_URL !== undefined && demo ? demoPersonalDataKey : undefined),
    logLevel: settings.LOG_LEVEL,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT, token: settings.METRICS_TOKEN },
    traces: settings.TRACES_URL === undefined ? undefined : { url: settings.TRACES_URL, percent: settings.TRACES_PERCENT },
    drainSeconds: settings.DRAIN_SECONDS,
    poolSize: settings.POOL_SIZE,
    processor: settings.PROCESSOR,
    rateLimits: settings.RATE_LIMITS,
    trustProxy: settings.TRUST_PROXY,
    origins: settings.ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    apiDocs: settings.API_DOCS ?? demo,
    versionCheckMinutes: settings.VERSION_CHECK_MINUTES,
    chatSource: settings.CHAT_SOURCE,
    trackers: settings.TRACKERS,
  };
};

type Settings = z.output<typeof environment>;

const alipayNames = [
  'PAYMENT_ALIPAY_URL',
  'PAYMENT_ALIPAY_APP_ID',
  'PAYMENT_ALIPAY_SELLER_ID',
  'PAYMENT_ALIPAY_PRIVATE_KEY',
  'PAYMENT_ALIPAY_PUBLIC_KEY',
] as const;
const bankNames = ['PAYMENT_BANK_URL', 'PAYMENT_BANK_KEY'] as const;
/** Whoever holds these could say that money came. */
const publicPaymentKeys: readonly string[] = [demoPayments.bankKey, demoPayments.alipay.appPrivateKey, demoPayments.alipay.alipayPublicKey];

/** Whether all of these are set; some of them alone cannot start. */
const areNamed = (settings: Settings, names: readonly (keyof Settings)[]): boolean => {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new CannotStart(`${missing.join(', ')} must be set where ${names.find((name) => settings[name] !== undefined)} is.`);
  return missing.length === 0;
};

const paymentsOf = (settings: Settings, demo: boolean): PaymentSettings => {
  const known = [...alipayNames, ...bankNames].find((name) => publicPaymentKeys.includes(settings[name] ?? ''));
  if (known && !demo)
    throw new CannotStart(`${known} must be a key of your own where DEMO is off: that of the payment sandbox is known to everybody.`);
  const alipay = areNamed(settings, alipayNames)
    ? {
        url: settings.PAYMENT_ALIPAY_URL!,
        appId: settings.PAYMENT_ALIPAY_APP_ID!,
        sellerId: settings.PAYMENT_ALIPAY_SELLER_ID!,
        privateKey: settings.PAYMENT_ALIPAY_PRIVATE_KEY!,
        publicKey: settings.PAYMENT_ALIPAY_PUBLIC_KEY!,
      }
    : undefined;
  const bank = areNamed(settings, bankNames) ? { url: settings.PAYMENT_BANK_URL!, key: settings.PAYMENT_BANK_KEY! } : undefined;
  const startsSandbox = demo && settings.PAY_SANDBOX && !alipay && !bank;
  const cnyReferenceRate = settings.CNY_REFERENCE_RATE ?? (startsSandbox ? demoPayments.cnyReferenceRate : settings.CNY_RATE);
  return { alipay, bank, startsSandbox, publicUrl: settings.PUBLIC_URL, cnyRate: settings.CNY_RATE, cnyReferenceRate };
};

const marketplacesOf = (settings: Settings, demo: boolean): MarketplaceSettings => {
  const named: Record<RemoteChannel, string | undefined> = {
    stockMarket: settings.CHANNEL_STOCK_MARKET_URL,
    kickExchange: settings.CHANNEL_KICK_EXCHANGE_URL,
    market: settings.CHANNEL_MARKET_URL,
    ticketKicks: settings.CHANNEL_TICKET_KICKS_URL,
    auction: settings.CHANNEL_AUCTION_URL,
    asiaMarket: settings.CHANNEL_ASIA_MARKET_URL,
    shortVideo: settings.CHANNEL_SHORT_VIDEO_URL,
  };
  const urls = Object.fromEntries(Object.entries(named).filter(([, url]) => url !== undefined));
  return { urls, startsSandbox: demo && settings.MARKETPLACES_SANDBOX && Object.values(named).includes(undefined) };
};

const carrierNames = ['CARRIER_URL', 'CARRIER_KEY', 'CARRIER_HOOK_KEY'] as const;

const carriersOf = (settings: Settings, demo: boolean): CarrierSettings => {
  const { key, hookSecret } = demoCarriers;
  if ((settings.CARRIER_KEY === key || settings.CARRIER_HOOK_KEY === hookSecret) && !demo)
    throw new CannotStart(
      "CARRIER_KEY and CARRIER_HOOK_KEY must be your own where DEMO is off: those of the carriers' sandbox are known to everybody.",
    );
  const hub = areNamed(settings, carrierNames)
    ? { url: settings.CARRIER_URL!, key: settings.CARRIER_KEY!, hookSecret: settings.CARRIER_HOOK_KEY! }
    : undefined;
  return { hub, startsSandbox: demo && settings.CARRIER_SANDBOX && !hub };
};

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

const said = (env: NodeJS.ProcessEnv, name: string): string => (secrets.includes(name) ? '' : `, not "${env[name]}"`);
