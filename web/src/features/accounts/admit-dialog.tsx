import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { listSellerAccounts, type SellerAccount } from '#contracts/accounts/account-queries.ts';
import { admitSeller, getSellerApplication } from '#contracts/accounts/registration/admit-seller.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { DescriptionList } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './accounts.module.css';

const unproposed: { shopId: TypedNumber; uid: string } = { shopId: null, uid: '' };

interface Props {
  seller: SellerAccount;
  /** Absent for those whose application was refused already. */
  onRefuse: (() => void) | undefined;
  onClose: () => void;
}

/** What a seller applied with, and the shop that they are let in with: the next free number, unless somebody takes it first. */
export default function AdmitDialog({ seller, onRefuse, onClose }: Props) {
  const { t } = useTranslation();
  const read = useRead(getSellerApplication, { accountId: seller.accountId }, { staleTime: 0 });
  const form = useEndpointForm(admitSeller, {
    defaultValues: unproposed,
    keptValues: read.data?.proposed,
    bodyOf: ({ shopId, uid }) => ({ accountId: seller.accountId, shopId, uid: uid.trim() }),
    invalidates: [listSellerAccounts],
    onSubmitted: () => {
      showSuccess(t('accounts.admitted', { name: seller.name }));
      onClose();
    },
    onRefused: () => void read.refetch(),
  });

  return (
    <FormDialog
      form={form}
      title={t('accounts.admitTitle', { name: seller.name })}
      submitLabel={t('accounts.admit')}
      disabled={!read.data}
      onClose={onClose}
      aside={
        onRefuse && (
          <Button danger type="text" onClick={onRefuse}>
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
            <FormNumberField form={form} name="shopId" autoFocus label={t('accounts.shopId')} hint={t('accounts.shopIdHint')} kind={wholeKind} />
            <FormField form={form} name="uid" label={t('accounts.uid')}>
              {(control) => <Input {...control} />}
            </FormField>
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
      <DescriptionList
        items={[
          { label: t('shell.name'), value: name },
          { label: t('shell.email'), value: emailProven ? email : t('accounts.emailUnproven', { email }) },
          { label: t('accounts.phone'), value: phone ?? '–' },
          { label: t('accounts.applied'), value: <TimeText at={gmtCreate} /> },
        ]}
      />
    </div>
  );
};
