import type { StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import type { ChargedItems } from '#contracts/storage/storage-nights.ts';

/** What storing one item cost in a warehouse at one rate. Negative when money goes out, as in the postings. */
export interface StoredItemCost {
  warehouseId: string;
  /** Empty where a posting does not tell its items. */
  oneId: string;
  nights: number;
  centsPerNight: number;
  cents: number;
}

/** The nights of storage in a statement, by item: a night that was taken back counts against those that were charged, and all amounts add up to those of the postings. */
export const storageAnnex = () => {
  const postings: Pick<StatementPosting, 'postingId' | 'reference' | 'cents'>[] = [];
  let nights = 0;
  return {
    take: ({ type, postingId, reference, cents, basis }: StatementPosting): void => {
      if (type !== 'storageFee') return;
      postings.push({ postingId, reference, cents });
      if (basis.kind === 'storage') nights += basis.lines.reduce((sum, { items }) => sum + items, 0);
    },
    /** Of all items, as the postings say: how much there is to read for `costs`. */
    nights: (): number => nights,
    costs: async (chargedItems: (postingId: string) => Promise<ChargedItems | undefined>): Promise<StoredItemCost[]> => {
      const found = new Map<string, StoredItemCost>();
      const add = (item: Omit<StoredItemCost, 'nights' | 'cents'>, nights: number, cents: number): void => {
        const key = `${item.warehouseId} ${item.oneId} ${item.centsPerNight}`;
        const cost = found.get(key) ?? { ...item, nights: 0, cents: 0 };
        found.set(key, { ...cost, nights: cost.nights + nights, cents: cost.cents + cents });
      };
      for (const { postingId, reference, cents } of postings) {
        const charged = await chargedItems(postingId);
        const nights = cents < 0 ? 1 : -1;
        if (charged) for (const oneId of charged.oneIds) add({ ...charged.at, oneId }, nights, -nights * charged.at.centsPerNight);
        else add({ warehouseId: reference, oneId: '', centsPerNight: 0 }, 0, cents);
      }
      return [...found.values()].filter(({ cents }) => cents !== 0).toSorted(byPlace);
    },
  };
};

const byPlace = (one: StoredItemCost, other: StoredItemCost): number =>
  one.warehouseId.localeCompare(other.warehouseId) || one.oneId.localeCompare(other.oneId) || one.centsPerNight - other.centsPerNight;
