import { lazy, Suspense } from 'react';
import AutoPricingDialog from '#web/shared/pricing/auto-pricing-dialog.tsx';
import { listingName } from '../listing-name.ts';
import type { ListingActions } from './use-listing-actions.tsx';

const PricesDialog = lazy(() => import('./prices-dialog.tsx'));

/** The question that is open over the list. */
export default function ListingDialogs({ actions: { dialog, close } }: { actions: ListingActions }) {
  if (!dialog) return null;
  const { listings, done } = dialog;
  if (dialog.kind === 'pricing')
    return (
      <AutoPricingDialog listings={listings.map((row) => ({ listingId: row.listingId, name: listingName(row), rule: row.rule }))} onClose={close} />
    );
  return (
    <Suspense>
      <PricesDialog
        listings={listings}
        onClose={close}
        onChanged={() => {
          done?.();
          close();
        }}
      />
    </Suspense>
  );
}
