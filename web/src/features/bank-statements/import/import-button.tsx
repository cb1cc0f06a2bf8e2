import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankStatementWrites } from '#contracts/statements/statement-access.ts';
import { useMay } from '#web/core/access/use-user.ts';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

export const ImportButton = () => {
  const { t } = useTranslation();
  const mayImport = useMay(...bankStatementWrites);
  const [isOpen, setOpen] = useState(false);
  if (!mayImport) return null;
  return (
    <>
      <Button type="primary" icon={<FileUp size={15} aria-hidden />} onClick={() => setOpen(true)}>
        {t('bankStatements.import.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
