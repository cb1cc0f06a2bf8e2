import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { InboundSection } from './inbound-section.tsx';
import { MoneySection } from './money-section.tsx';
import { OutboundSection } from './outbound-section.tsx';
import { OwnerSection } from './owner-section.tsx';
import { StorageSection } from './storage-section.tsx';

interface Props {
  item: ItemDetail;
  onOpen: (oneId: string) => void;
}

export const SideColumn = ({ item, onOpen }: Props) => (
  <>
    <MoneySection item={item} />
    <OwnerSection item={item} />
    <StorageSection item={item} />
    <InboundSection item={item} onOpen={onOpen} />
    <OutboundSection item={item} />
  </>
);
