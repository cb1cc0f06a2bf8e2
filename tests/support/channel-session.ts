import type { ChannelDefinition, ChannelSecrets, Session, ShownGoods, VariantLink } from '#services/channels/kernel/port.ts';
import { openSession } from '#services/channels/kernel/session.ts';
import { openTransport } from '#services/channels/kernel/transport.ts';

interface Given {
  url: string;
  secrets: ChannelSecrets;
  now?: () => Date;
  knownExternalIds?: () => ReadonlySet<string>;
  /** How many calls may be made. */
  calls?: number;
  /** How the goods are shown where they are audited. */
  goods?: ShownGoods | undefined;
}

/** A session over real HTTP that keeps what it learns in memory. */
export const channelSession = (
  definition: ChannelDefinition,
  { url, secrets, now = () => new Date(), knownExternalIds, calls = Infinity, goods }: Given,
) => {
  const transport = openTransport({ answerMs: 1_000 });
  const links = new Map<string, VariantLink>();
  const kept: ChannelSecrets[] = [];
  let left = calls;
  const keyOf = ({ sku, size }: { sku: string; size: string }) => `${sku} ${size}`;
  const session: Session = openSession({
    definition: { ...definition, limits: { ...definition.limits, msBetweenCalls: 0 } },
    accountId: 'A',
    url,
    secrets,
    onSecrets: async (fresh) => void kept.push(fresh),
    budget: { take: async () => left-- > 0 },
    transport,
    now,
    link: async (variant) => links.get(keyOf(variant)),
    keepLink: async (variant, link) => void links.set(keyOf(variant), link),
    knownExternalIds: async () => knownExternalIds?.() ?? new Set(),
    goods: async () => goods,
  });
  return { connector: definition.open(session), session, kept, close: transport.close };
};
