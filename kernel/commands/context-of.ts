import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { CommandContext } from './command-context.ts';

/** What a signed-in caller does is done by them, on the terminal of their account and for the shop that it belongs to. */
export const contextOf = ({ accountId, name, terminal, shopId, requestId }: Viewer, idempotency?: CommandContext['idempotency']): CommandContext => ({
  actor: { accountId, name, terminal, ...(terminal !== 'admin' && shopId !== undefined && { shopId }) },
  correlationId: requestId,
  causationId: requestId,
  idempotency,
});
