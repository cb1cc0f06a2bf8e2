import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { saleActions, type SaleActionName } from '#contracts/sales/sale-actions.ts';
import type { SaleDetail } from '#contracts/sales/sale-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useSaleSteps } from './use-sale-steps.ts';

const ChangePriceDialog = lazy(() => import('./change-price-dialog.tsx'));
const PayOutDialog = lazy(() => import('./pay-out-dialog.tsx'));
const SubstituteDialog = lazy(() => import('./substitute-dialog.tsx'));

/** Those that ask for more than a reason. */
const dialogs = { changePrice: ChangePriceDialog, payOut: PayOutDialog, reassign: SubstituteDialog } as const;
type DialogName = keyof typeof dialogs;
const isDialog = (name: SaleActionName): name is DialogName => name in dialogs;

/** What most sales need next, in this order: the first that is offered is the solid button. */
const next: readonly SaleActionName[] = ['reassign', 'settleIssue', 'payOut', 'process', 'refund'];

/** What may be done with a sale. */
export const SaleButtons = ({ sale }: { sale: SaleDetail }) => {
  const words = useWords();
  const [open, setOpen] = useState<DialogName>();
  const { steps, isBusy } = useSaleSteps(sale);
  const primary = next.find((name) => sale.actions.includes(name));
  // What was first may have been picked since.
  const isPossible = (name: SaleActionName) => name !== 'keep' || typeof sale.oversale?.otherPenalty === 'number';
  const others = sale.actions.filter((name) => name !== primary && isPossible(name));
  const run = (name: SaleActionName): void => {
    if (isDialog(name)) setOpen(name);
    else void steps[name]();
  };
  const button = (name: SaleActionName) => (
    <Button key={name} type={name === primary ? 'primary' : 'default'} disabled={isBusy} onClick={() => run(name)}>
      {words(saleActions[name])}
    </Button>
  );
  const Dialog = open && dialogs[open];
  return (
    <>
      {others.map(button)}
      {primary && button(primary)}
      {Dialog && (
        <Suspense>
          <Dialog sale={sale} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
