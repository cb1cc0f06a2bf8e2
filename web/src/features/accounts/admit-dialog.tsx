import { Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSellerAccounts, type SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { admitSeller } from '#contracts/accounts/registration/admit-seller.ts';
import { MAX_UID } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '../../api/use-command.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { serverErrors } from '../../ui/form/server-errors.ts';

/** Lets a seller in, with a shop of their own. */
export const AdmitDialog = ({ seller, close }: { seller: SellerAccount; close: () => void }) => {
  const { t } = useTranslation();
  const [shopId, setShopId] = useState<number | null>(null);
  const [uid, setUid] = useState('');
  const command = useCommand(admitSeller, {
    quiet: true,
    changes: [listSellerAccounts],
    onSuccess: () => {
      showSuccess(t('accounts.admitted', { name: seller.name }));
      close();
    },
  });
  const refused = serverErrors(command.error, ['shopId', 'uid']);

  const submit = () => {
    if (shopId !== null && uid.trim() !== '') command.mutate({ accountId: seller.accountId, shopId, uid: uid.trim() });
  };

  return (
    <FormDialog
      title={t('accounts.admitTitle', { name: seller.name })}
      submitText={t('accounts.admit')}
      submit={submit}
      busy={command.isPending}
      disabled={shopId === null || uid.trim() === ''}
      close={close}
    >
      <p>{t('accounts.admitText', { email: seller.email })}</p>
      <Field label={t('accounts.shopId')} error={refused.of('shopId')}>
        {(tied) => (
          <InputNumber
            {...tied}
            autoFocus
            min={1}
            max={2_147_483_647}
            precision={0}
            controls={false}
            value={shopId}
            onChange={setShopId}
            style={{ width: '100%' }}
          />
        )}
      </Field>
      <Field label={t('accounts.uid')} error={refused.of('uid') ?? refused.rest}>
        {(tied) => <Input {...tied} maxLength={MAX_UID} value={uid} onChange={(event) => setUid(event.target.value)} />}
      </Field>
    </FormDialog>
  );
};
