import { Button } from 'antd';
import { Landmark, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccountRow } from '#contracts/bank-accounts/bank-account-queries.ts';
import { bankAccountAdds } from '#contracts/bank-accounts/bank-account-access.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { inHand } from '#web/ui/list/columns.ts';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { useBankAccountColumns } from './use-bank-account-columns.tsx';
import { useBankAccounts } from './use-bank-accounts.ts';

const AddBankAccountDialog = lazy(() => import('./add-bank-account-dialog.tsx'));

/** Where money is paid to. */
export const BankAccounts = () => {
  const { t } = useTranslation();
  const read = useBankAccounts();
  const mayAdd = useMay(...bankAccountAdds);
  const [adding, setAdding] = useState(false);
  const add = mayAdd && (
    <Button icon={<Plus size={15} aria-hidden />} onClick={() => setAdding(true)}>
      {t('withdrawal.addAccount')}
    </Button>
  );
  return (
    <Section title={t('withdrawal.accounts')} count={read.data?.records.length || undefined} aside={read.data?.records.length ? add : undefined}>
      <ReadStates read={read} skeleton={<SkeletonBlock height={96} />}>
        {({ records }) =>
          records.length > 0 ? (
            <Table accounts={records} />
          ) : (
            <EmptyState icon={Landmark} title={t('withdrawal.noneTitle')} text={t('withdrawal.noneText')} action={add} />
          )
        }
      </ReadStates>
      {adding && (
        <Suspense>
          <AddBankAccountDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
};

const Table = ({ accounts }: { accounts: readonly BankAccountRow[] }) => {
  const { t } = useTranslation();
  const handheld = useHandheld();
  const columns = useBankAccountColumns();
  return (
    <DataTable
      inline
      columns={handheld ? inHand(columns, { account: 170, state: 110, remove: 48 }) : columns}
      rows={accounts}
      keyOf={({ bankAccountId }) => bankAccountId}
      label={t('withdrawal.accounts')}
    />
  );
};
