import { terminalOf } from '#contracts/accounts/user-type-readings.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import type { Session, Sessions } from '#kernel/sessions/sessions.ts';
import { shortMemory } from '#kernel/sessions/short-memory.ts';
import type { Tokens } from '#kernel/sessions/tokens.ts';
import type { CallContext, Viewers } from '#kernel/sessions/viewers.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { actingAs } from './acting-as.ts';

export interface ViewersParts {
  tokens: Tokens;
  sessions: Sessions;
  log: EventLog;
  clock: Clock;
}

/** How long this node may miss that another one ended a session. Changes of accounts and warehouses are heard of sooner, through `changed`. */
const rememberedMs = 3000;

export const accountViewers = ({ tokens, sessions, log, clock }: ViewersParts): Viewers => {
  const remembered = { ms: rememberedMs, most: 20_000, clock };
  const knownSessions = shortMemory<string, Promise<Session | undefined>>(remembered);
  const knownAccounts = shortMemory<string, Promise<Account>>(remembered);
  const knownWarehouses = shortMemory<string, Promise<Warehouse>>(remembered);

  const accountOf = (id: string) => knownAccounts.get(id, () => stateOf(log, accountStream, id));
  const warehouseOf = (id: string) => knownWarehouses.get(id, () => stateOf(log, warehouseStream, id));

  sessions.onEnded((ended) => ('sessionId' in ended ? knownSessions.forget(ended.sessionId) : knownSessions.clear()));

  const ofSession = async (sessionId: string, context: CallContext): Promise<Viewer | Rejection> => {
    const session = await knownSessions.get(sessionId, () => sessions.find(sessionId));
    if (!session || session.expiresAt <= clock.now()) return reject('Unauthorized');
    const account = await accountOf(session.accountId);
    if (account.suspended) return reject('Suspended');
    if (!account.exists || account.suspensions !== session.suspensions) return reject('Unauthorized');
    return actingAs({ account, terminal: terminalOf(account.userType), sessionId }, context, warehouseOf);
  };

  return {
    ofSession,
    async ofToken(token, context) {
      const sessionId = tokens.sessionIdOf(token);
      return sessionId === undefined ? reject('Unauthorized') : ofSession(sessionId, context);
    },
    changed(streamIds) {
      for (const id of streamIds) {
        if (id.startsWith('account-')) knownAccounts.forget(id.slice('account-'.length));
        else if (id.startsWith('warehouse-')) knownWarehouses.forget(id.slice('warehouse-'.length));
      }
    },
  };
};
