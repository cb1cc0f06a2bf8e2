import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Clock } from '#kernel/clock.ts';
import { channelDefinitions } from '../definitions.ts';
import type { ChannelSecrets } from '../kernel/port.ts';
import { addressOf, jsonOf, tokenCall } from '../kernel/session.ts';
import type { Transport } from '../kernel/transport.ts';
import type { KnownAccount } from './list-accounts.ts';

/** What the pages of channels are asked, and what their answers come to. */
export interface Consents {
  /** Undefined for a kind that asks nobody, or whose address is not known. */
  addressOf(account: KnownAccount, state: string): Promise<string | undefined>;
  /** The secrets with what was given for the code; undefined where the channel gives nothing for it. */
  exchange(account: KnownAccount, code: string): Promise<ChannelSecrets | undefined>;
}

interface Parts {
  transport: Pick<Transport, 'send'>;
  clock: Clock;
  secretsOf(account: KnownAccount): Promise<ChannelSecrets | undefined>;
  urlOf(kind: ChannelKind): string | undefined;
  publicUrl(): string;
}

/** Behind no hash, which a platform that adds parameters would not leave alone. */
export const consentReturnPath = '/magicTool/result';

export const consents = ({ transport, clock, secretsOf, urlOf, publicUrl }: Parts): Consents => {
  const known = async (account: KnownAccount) => {
    const { consent, token } = channelDefinitions[account.kind] ?? {};
    const [url, secrets] = [urlOf(account.kind), await secretsOf(account)];
    return consent && token && url !== undefined && secrets ? { consent, token, url, secrets } : undefined;
  };
  const redirectUri = () => `${publicUrl()}${consentReturnPath}`;
  return {
    async addressOf(account, state) {
      const found = await known(account);
      return found && addressOf(found.url, found.consent.ask(found.secrets, { redirectUri: redirectUri(), state }));
    },
    async exchange(account, code) {
      const found = await known(account);
      if (!found) return undefined;
      const sent = await transport.send(tokenCall(found.url, found.consent.exchange(found.secrets, { redirectUri: redirectUri(), code })));
      if (sent.kind !== 'answered' || sent.status !== 200) return undefined;
      const { refreshToken } = found.token.read(jsonOf(sent.bytes), clock.now()) ?? {};
      return refreshToken === undefined ? undefined : { ...found.secrets, refreshToken };
    },
  };
};
