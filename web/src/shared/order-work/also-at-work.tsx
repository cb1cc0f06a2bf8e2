import { useTranslation } from 'react-i18next';
import { PeopleNote } from './people-note.tsx';
import { useAlsoAtWork } from './use-also-at-work.ts';

export const AlsoAtWork = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const names = useAlsoAtWork([oddNo]);
  return names.length === 0 ? null : <PeopleNote>{t('orderWork.alsoHere', { names: names.join(', ') })}</PeopleNote>;
};
