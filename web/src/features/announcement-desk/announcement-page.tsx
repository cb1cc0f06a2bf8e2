import { useSearchParams } from 'react-router-dom';
import { KnownAnnouncement } from './known-announcement.tsx';
import { NewAnnouncement } from './new-announcement.tsx';

/** The announcement that `id` names, or one that is yet to be written. */
export default function AnnouncementPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? undefined;
  return id === undefined ? <NewAnnouncement /> : <KnownAnnouncement key={id} id={id} />;
}
