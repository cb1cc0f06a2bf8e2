import { listDemoSignIns } from '#contracts/accounts/sign-in/demo-sign-ins.ts';
import { captchaWorkHeader, workFor } from '#contracts/accounts/sign-in/captcha-work.ts';
import { captchaIdHeader, getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import { login as loginEndpoint } from '#contracts/accounts/sign-in/login.ts';
import { getUserInfo } from '#contracts/accounts/user-info.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { Envelope } from '#contracts/kernel/envelope.ts';
import { commonPassword } from '#demo/cast/demo-sign-ins.ts';
import type { GrantSet } from '#demo/cast/grants.ts';
import { shopPlans } from '#demo/cast/shops.ts';
import { floorPlans, officePlans } from '#demo/cast/staff.ts';
import { randomFrom, type Random } from '#demo/random.ts';
import { callerOf, type Caller, type Send } from './caller.ts';
import type { Attempt } from './report.ts';

export type Duty = Extract<
  GrantSet,
  'seller' | 'reviewer' | 'everything' | 'floorLead' | 'picker' | 'packer' | 'receiver' | 'inspector' | 'shelver' | 'returnsClerk'
>;

interface Part {
  login: string;
  password: string;
  duty: Duty;
  warehouseId?: string;
}

/** Someone signed in, with a mind of their own: the same from the same seed. */
export interface Person extends Part {
  call: Caller;
  random: Random;
  shopId: number | null;
}

const floorDuties: readonly Duty[] = ['floorLead', 'picker', 'packer', 'receiver', 'inspector', 'shelver', 'returnsClerk'];
const sellers = 6;
const baseOf = (duty: Duty): Base => (duty === 'seller' ? 'business' : duty === 'reviewer' || duty === 'everything' ? 'admin' : 'warehouse');

/** One for each duty of each floor, the first sellers, and who reviews: few enough to sign in within a minute's limit. */
const parts = (demoPasswords: ReadonlyMap<string, string>): Part[] => [
  ...['super', 'admin'].map((login): Part => ({ login, password: demoPasswords.get(login) ?? '', duty: 'everything' })),
  { login: 'seller', password: demoPasswords.get('seller') ?? '', duty: 'seller' },
  ...officePlans.flatMap(({ login, grants }) => (grants === 'reviewer' ? [colleague(login, 'reviewer')] : [])),
  ...shopPlans.slice(1, 1 + sellers).map(({ login }) => colleague(login, 'seller')),
  ...floorPlans
    .filter(
      ({ grants, warehouseIds }, index) => index === floorPlans.findIndex((one) => one.grants === grants && one.warehouseIds[0] === warehouseIds[0]),
    )
    .flatMap(({ login, grants, warehouseIds }) =>
      floorDuties.filter((duty) => duty === grants).map((duty) => colleague(login, duty, warehouseIds[0])),
    ),
];

const colleague = (login: string, duty: Duty, warehouseId?: string): Part => ({
  login,
  password: commonPassword,
  duty,
  ...(warehouseId && { warehouseId }),
});

export interface Stage {
  url: string;
  /** What the sign-in picture says: the portal's DEMO_CAPTCHA. */
  captcha: string;
  seed: string;
  /** For whoever keeps a record of what is sent and answered, or sends again. */
  send?: Send;
}

export const signInEveryone = async ({ url, captcha, seed, send = fetch }: Stage, note: (attempt: Attempt) => void): Promise<Person[]> => {
  const demo = (await said(await send(`${url}/api/business${listDemoSignIns.path}`))) as DataOf<typeof listDemoSignIns>;
  if (demo.length === 0) throw new Error(`${url} shows no demo world; the simulation works in one only.`);
  const people: Person[] = [];
  for (const part of parts(new Map(demo.map(({ login, password }) => [login, password])))) {
    const token = await tokenOf(url, part, captcha, send);
    const call = callerOf({ url, send, base: baseOf(part.duty), token, ...(part.warehouseId && { warehouseId: part.warehouseId }) }, note);
    const { shopId } = await call.read(getUserInfo);
    people.push({ ...part, call, shopId, random: randomFrom(`${seed} ${part.login}`) });
  }
  return people;
};

const tokenOf = async (url: string, { login, password, duty }: Part, captcha: string, send: Send): Promise<string> => {
  const base = `${url}/api/${baseOf(duty)}`;
  const picture = await send(`${base}${getCaptcha.path}`);
  await picture.arrayBuffer();
  const captchaId = picture.headers.get(captchaIdHeader) ?? '';
  const captchaWork = await workFor(captchaId, Number(picture.headers.get(captchaWorkHeader)));
  const body = JSON.stringify({ account: login, password, captchaId, captcha, captchaWork });
  const answer = await send(`${base}${loginEndpoint.path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await said(answer)) as DataOf<typeof loginEndpoint>).token;
};

const said = async (answer: Response): Promise<unknown> => {
  const { data, msg, error } = (await answer.json()) as Envelope;
  if (error === 'WrongCaptcha')
    throw new Error('The portal shows another captcha. Start it with DEMO_CAPTCHA set, and the simulation with the same.');
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${msg}`);
  return data;
};
