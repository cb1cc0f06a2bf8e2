import { lazy, Suspense } from 'react';
import { listingName } from '../listing-name.ts';
import type { ListingActions } from './use-listing-actions.tsx';

const AutoPricingDialog = lazy(() => import('#web/shared/pricing/auto-pricing-dialog.tsx'));
const PricesDialog = lazy(() => import('./prices-dialog.tsx'));

/** The question that is open over the list. */
export default function ListingDialogs({ actions: { dialog, close } }: { actions: ListingActions }) {
  if (!dialog) return null;
  const { listings, done } = dialog;
  const onChanged = (): void => {
    done?.();
    close();
  };
  return (
    <Suspense>
      {dialog.kind === 'pricing' ? (
        <AutoPricingDialog listings={listings.map((row) => ({ listingId: row.listingId, name: listingName(row), rule: row.rule }))} onClose={close} />
      ) : (
        <PricesDialog listings={listings} onClose={close} onChanged={onChanged} />
      )}
    </Suspense>
  );
}
