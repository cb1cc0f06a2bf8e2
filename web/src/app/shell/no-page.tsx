import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlainPage } from '#web/ui/states/plain-page.tsx';

interface Props {
  /** There is none at this address, or this account may not open it. */
  why: 'notFound' | 'noPermission';
  landing: string;
}

/** Stands where a page would, with menu, search and tabs at hand. */
export const NoPage = ({ why, landing }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PlainPage
      inside
      title={t(`app.${why}Title`)}
      text={t(`app.${why}Text`)}
      action={{ label: t('app.toStart'), onClick: () => navigate(landing) }}
    />
  );
};
