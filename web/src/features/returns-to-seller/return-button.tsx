import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returnsToSeller } from '#contracts/requests/request-access.ts';
import type { ReturnableRow } from '#contracts/returns/returnable.ts';
import { useMay } from '#web/core/access/use-user.ts';

const ReturnDialog = lazy(() => import('./return-dialog.tsx'));

/** Sends one item back, where several cannot be chosen. */
export const ReturnButton = ({ row }: { row: ReturnableRow }) => {
  const { t } = useTranslation();
  const mayReturn = useMay(...returnsToSeller);
  const [isOpen, setOpen] = useState(false);
  if (!mayReturn) return null;
  return (
    <>
      <Button block size="large" onClick={() => setOpen(true)}>
        {t('returnsToSeller.send', { count: 1 })}
      </Button>
      {isOpen && (
        <Suspense>
          <ReturnDialog rows={[row]} onDone={() => undefined} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
