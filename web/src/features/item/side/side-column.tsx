import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { InboundFacts } from './inbound-facts.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { OutboundFacts } from './outbound-facts.tsx';
import { OwnerSection } from './owner-section.tsx';
import { StorageFacts } from './storage-facts.tsx';

interface Props {
  item: ItemDetail;
  onOpen: (oneId: string) => void;
}

export const SideColumn = ({ item, onOpen }: Props) => (
  <>
    <MoneyFacts item={item} />
    <OwnerSection item={item} />
    <StorageFacts item={item} />
    <InboundFacts item={item} onOpen={onOpen} />
    <OutboundFacts item={item} />
  </>
);
