import { Banknote, CircleStop, Play, Wand2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { delistEndpoint, resumePricingEndpoint } from '#contracts/listings/change-listings.ts';
import { MAX_LISTINGS_AT_ONCE, type Refusal } from '#contracts/listings/listing-fields.ts';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showError, showInfo, showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { listingName } from '../listing-name.ts';
import { listingReads } from '../listing-reads.ts';

export type ListingDialog = { kind: 'prices' | 'pricing'; listings: readonly ListingRow[]; done?: () => void };

export interface ListingActions {
  delist(listings: readonly ListingRow[]): Promise<boolean>;
  resume(listings: readonly ListingRow[]): Promise<boolean>;
  open(dialog: ListingDialog): void;
  close(): void;
  dialog: ListingDialog | undefined;
  bulk: (rows: readonly ListingRow[], done: () => void) => readonly BulkAction[];
}

const idsOf = (listings: readonly ListingRow[]): string[] => listings.map(({ listingId }) => listingId);

/** What can be done with listings that allow it. A second run has to wait for the first (R8.29). */
export const useListingActions = (): ListingActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<ListingDialog>();
  const delisting = useCommand(delistEndpoint, { invalidates: listingReads });
  const resuming = useCommand(resumePricingEndpoint, { invalidates: listingReads });
  const isBusy = delisting.isPending || resuming.isPending;

  const told = (results: readonly { refusal: Refusal | null }[], say: (count: number) => string): void => {
    const refused = results.flatMap(({ refusal }) => refusal ?? []);
    if (results.length > refused.length) showSuccess(say(results.length - refused.length));
    if (refused.length > 0) showError(t('listings.refused', { count: refused.length }), refused[0]!.msg);
  };

  const delist = async (listings: readonly ListingRow[]): Promise<boolean> => {
    if (isBusy) {
      showInfo(t('listings.wait'));
      return false;
    }
    const [only] = listings;
    const which = listings.length === 1 && only ? listingName(only) : t('listings.count', { count: listings.length });
    const isSure = await confirm({
      kind: 'delist',
      title: t('listings.delistTitle', { which }),
      text: t('listings.delistText'),
      confirm: t('listings.delistMany', { count: listings.length }),
    });
    if (isSure === false) return false;
    const { results } = await delisting.mutateAsync({ listingIds: idsOf(listings) });
    told(results, (count) => t('listings.delisting', { count }));
    return true;
  };

  const resume = async (listings: readonly ListingRow[]): Promise<boolean> => {
    const { results } = await resuming.mutateAsync({ listingIds: idsOf(listings) });
    told(results, (count) => t('listings.resumed', { count }));
    return true;
  };

  const bulk = (rows: readonly ListingRow[], done: () => void): BulkAction[] => {
    const allowed = (action: ListingRow['actions'][number]) => rows.filter(({ actions }) => actions.includes(action));
    const [toPrice, toRule, toResume, toDelist] = [allowed('price'), allowed('pricing'), allowed('resume'), allowed('delist')];
    const isTooMany = rows.length > MAX_LISTINGS_AT_ONCE;
    const then = (finished: boolean) => finished && done();
    return [
      {
        key: 'prices',
        label: t('listings.pricesMany', { count: toPrice.length }),
        icon: Banknote,
        shortcut: 'e',
        verb: t('listings.prices'),
        disabled: toPrice.length === 0 || isTooMany,
        run: () => setDialog({ kind: 'prices', listings: toPrice, done }),
      },
      {
        key: 'pricing',
        label: t('listings.pricingMany', { count: toRule.length }),
        icon: Wand2,
        disabled: toRule.length === 0 || isTooMany,
        run: () => setDialog({ kind: 'pricing', listings: toRule, done }),
      },
      ...(toResume.length === 0
        ? []
        : [
            {
              key: 'resume',
              label: t('listings.resume', { count: toResume.length }),
              icon: Play,
              disabled: isBusy || isTooMany,
              run: () => void resume(toResume).then(then),
            },
          ]),
      {
        key: 'delist',
        label: t('listings.delistMany', { count: toDelist.length }),
        icon: CircleStop,
        verb: t('listings.delist'),
        disabled: toDelist.length === 0 || isTooMany,
        run: () => void delist(toDelist).then(then),
      },
    ];
  };

  return { delist, resume, open: setDialog, close: () => setDialog(undefined), dialog, bulk };
};
