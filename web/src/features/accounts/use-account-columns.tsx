import { Button, Tag } from 'antd';
import { BadgeCheck, FlaskConical, FlaskConicalOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellerAccount } from '#contracts/accounts/account-queries.ts';
import { sellerAccountActionNames, sellerAccountStates } from '#contracts/accounts/seller-account-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './accounts.module.css';
import type { AccountActions } from './use-account-actions.tsx';

const weekMs = 7 * 24 * 60 * 60_000;

export const useAccountColumns = (actions: AccountActions): readonly Column<SellerAccount>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return [
    {
      key: 'name',
      title: t('shell.name'),
      sort: 'name',
      fixed: true,
      render: (row) =>
        row.actions.includes('history') ? (
          <Button type="link" size="small" className={styles['name']} title={t('accounts.history')} onClick={() => actions.history(row)}>
            {row.name}
          </Button>
        ) : (
          row.name
        ),
    },
    { key: 'email', title: t('shell.email'), width: 150, render: ({ email }) => email },
    {
      key: 'state',
      title: t('accounts.state'),
      width: 182,
      render: ({ state, isInternal }) => (
        <>
          <StatusTag tone={sellerAccountStates[state].tone}>{words(sellerAccountStates[state])}</StatusTag>{' '}
          {isInternal && <Tag>{t('accounts.internal')}</Tag>}
        </>
      ),
    },
    { key: 'shop', title: t('reference.shop'), width: 150, render: (row) => <Shop {...row} /> },
    { key: 'login', title: t('accounts.login'), width: 180, optional: true, render: ({ login }) => login },
    { key: 'signIn', title: t('accounts.lastSignIn'), width: 150, render: (seller) => <LastSignIn {...seller} /> },
    { key: 'registered', title: t('accounts.registered'), width: 150, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    {
      key: 'changed',
      title: t('accounts.changed'),
      width: 162,
      sort: 'gmtModify',
      optional: true,
      render: ({ gmtModify }) => <TimeText at={gmtModify} />,
    },
    {
      key: 'actions',
      title: '',
      width: 372,
      fixed: true,
      render: (row) => (
        <RowActions>
          {sellerAccountActionNames
            .filter((name) => name !== 'history' && name !== 'authorise' && name !== 'markInternal' && row.actions.includes(name))
            .map((name) => (
              <Button key={name} size="small" type={name === 'admit' ? 'default' : 'text'} onClick={() => actions[name](row)}>
                {t(`accounts.${name}`)}
              </Button>
            ))}
          {row.actions.includes('authorise') && (
            <IconAction icon={BadgeCheck} label={t('accounts.authorise')} onClick={() => actions.authorise(row)} />
          )}
          {row.actions.includes('markInternal') && <MarkInternal isInternal={row.isInternal} onClick={() => actions.markInternal(row)} />}
        </RowActions>
      ),
    },
  ];
};

const Shop = ({ shopInfo }: Pick<SellerAccount, 'shopInfo'>) => {
  if (!shopInfo) return '–';
  const { id, uid, realname } = shopInfo;
  return (
    <>
      <span className={styles['shop']} title={realname}>
        {realname}
      </span>
      <small className={`figures ${styles['shopNo']}`}>
        {id} · <span className="code">{uid}</span>
      </small>
    </>
  );
};

const MarkInternal = ({ isInternal, onClick }: { isInternal: boolean; onClick: () => void }) => {
  const { t } = useTranslation();
  const label = t(isInternal ? 'accounts.unmarkInternal' : 'accounts.markInternal');
  return <IconAction icon={isInternal ? FlaskConicalOff : FlaskConical} label={label} onClick={onClick} />;
};

const IconAction = ({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) => (
  <Button size="small" type="text" icon={<Icon size={15} aria-hidden />} aria-label={label} title={label} onClick={onClick} />
);

/** Sign-ins are remembered for a week. Nobody signs in before the admission. */
const LastSignIn = ({ state, gmtCreate, gmtSignIn }: SellerAccount) => {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  if (gmtSignIn !== null) return <TimeText at={gmtSignIn} />;
  if (state === 'waiting' || state === 'refused') return '–';
  return now - Date.parse(gmtCreate) < weekMs ? t('accounts.neverSignedIn') : t('accounts.noSignIn');
};
