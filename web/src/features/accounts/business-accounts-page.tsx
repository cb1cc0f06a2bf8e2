import { Button } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWaitingSellers, type WaitingSeller } from '#contracts/accounts/registration/list-waiting-sellers.ts';
import { useRead } from '../../api/use-read.ts';
import { useMay } from '../../app/access/use-user.ts';
import { inHand, type Column } from '../../ui/list/columns.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Section } from '../../ui/page/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { ReadStates } from '../../ui/states/read-states.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';
import { useHandheld } from '../../ui/use-handheld.ts';
import { AdmitDialog } from './admit-dialog.tsx';

/** Nothing announces an application; this often is soon enough. Milliseconds. */
const often = 15_000;

/** Sellers who registered and wait to be let in. */
export default function BusinessAccountsPage() {
  const { t } = useTranslation();
  const read = useRead(listWaitingSellers, undefined, { refetchInterval: often });
  return (
    <>
      <PageHeader title={t('pages.businessAccounts')} />
      <PageBody>
        <ReadStates read={read} skeleton={<PageSkeleton />}>
          {(waiting) =>
            waiting.length === 0 ? (
              <EmptyState icon={UserPlus} title={t('accounts.nobodyWaits')} text={t('accounts.nobodyWaitsText')} />
            ) : (
              <Section title={t('accounts.waiting')} count={waiting.length}>
                <Waiting sellers={waiting} />
              </Section>
            )
          }
        </ReadStates>
      </PageBody>
    </>
  );
}

const Waiting = ({ sellers }: { sellers: WaitingSeller[] }) => {
  const { t } = useTranslation();
  const mayAdmit = useMay('700.add', '700.enable');
  const handheld = useHandheld();
  const [chosen, setChosen] = useState<WaitingSeller>();
  const columns: Column<WaitingSeller>[] = [
    { key: 'name', title: t('shell.name'), render: ({ name }) => name },
    { key: 'email', title: t('shell.email'), width: 320, render: ({ email }) => email },
    { key: 'registered', title: t('accounts.registered'), width: 152, numeric: true, render: ({ registeredAt }) => <TimeText at={registeredAt} /> },
    {
      key: 'actions',
      title: '',
      width: 96,
      render: (seller) =>
        mayAdmit && (
          <RowActions>
            <Button size="small" onClick={() => setChosen(seller)}>
              {t('accounts.admit')}
            </Button>
          </RowActions>
        ),
    },
  ];
  return (
    <>
      <DataTable
        inline
        columns={handheld ? inHand(columns, { name: 120, email: 200, actions: 96 }) : columns}
        rows={sellers}
        keyOf={({ accountId }) => accountId}
        label={t('accounts.waiting')}
      />
      {chosen && <AdmitDialog seller={chosen} close={() => setChosen(undefined)} />}
    </>
  );
};
