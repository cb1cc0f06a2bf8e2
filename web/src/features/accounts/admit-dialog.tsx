import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSellerAccounts, type SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { admitSeller } from '#contracts/accounts/registration/admit-seller.ts';
import { getSellerApplication } from '#contracts/accounts/registration/get-application.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { MAX_UID } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { FactList } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './accounts.module.css';

const shopNumber = wholeKind({ min: 1, max: 2_147_483_647 });

interface Props {
  seller: SellerAccount;
  /** Absent for those whose application was refused already. */
  refuse: (() => void) | undefined;
  close: () => void;
}

/** What a seller applied with, and the shop that they are let in with: the next free number, unless somebody takes it first. */
export default function AdmitDialog({ seller, refuse, close }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ shopId?: TypedNumber; uid?: string }>({});
  const { needed, onAttempt } = useNeeded();
  const read = useRead(getSellerApplication, { accountId: seller.accountId }, { staleTime: 0 });
  const { shopId = null, uid = '' } = { ...read.data?.proposed, ...typed };
  const command = useCommand(admitSeller, {
    quiet: true,
    changes: [listSellerAccounts],
    onSuccess: () => {
      showSuccess(t('accounts.admitted', { name: seller.name }));
      close();
    },
    onError: () => void read.refetch(),
  });
  const refused = serverErrors(command.error, ['shopId', 'uid']);

  const submit = () => {
    onAttempt();
    if (typeof shopId === 'number' && uid.trim() !== '') command.mutate({ accountId: seller.accountId, shopId, uid: uid.trim() });
  };

  return (
    <FormDialog
      title={t('accounts.admitTitle', { name: seller.name })}
      submitText={t('accounts.admit')}
      submit={submit}
      busy={command.isPending}
      disabled={!read.data}
      close={close}
      aside={
        refuse && (
          <Button danger type="text" onClick={refuse}>
            {t('accounts.refuseThis')}
          </Button>
        )
      }
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={4} height={28} />}>
        {(application) => (
          <>
            <Application {...application} />
            <p>{t('accounts.admitText', { email: application.email })}</p>
            <NumberField
              required
              autoFocus
              label={t('accounts.shopId')}
              hint={t('accounts.shopIdHint')}
              error={refused.of('shopId') ?? needed(shopId === null)}
              kind={shopNumber}
              value={shopId}
              onChange={(value) => setTyped({ ...typed, shopId: value })}
            />
            <Field required label={t('accounts.uid')} error={refused.of('uid') ?? needed(uid.trim() === '') ?? refused.rest}>
              {(tied) => <Input {...tied} maxLength={MAX_UID} value={uid} onChange={(event) => setTyped({ ...typed, uid: event.target.value })} />}
            </Field>
          </>
        )}
      </ReadStates>
    </FormDialog>
  );
}

const Application = ({ name, email, emailProven, phone, gmtCreate }: DataOf<typeof getSellerApplication>) => {
  const { t } = useTranslation();
  return (
    <div className={styles['application']}>
      <FactList
        facts={[
          { label: t('shell.name'), value: name },
          { label: t('shell.email'), value: emailProven ? email : t('accounts.emailUnproven', { email }) },
          { label: t('accounts.phone'), value: phone ?? '–' },
          { label: t('accounts.applied'), value: <TimeText at={gmtCreate} /> },
        ]}
      />
    </div>
  );
};
