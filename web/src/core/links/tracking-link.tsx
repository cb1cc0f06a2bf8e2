import { trackingLink } from '#contracts/labels/tracking-link.ts';
import { useUser } from '../access/use-user.ts';

interface Props {
  code: string;
  /** Who carries the parcel, where that is known. */
  carrier?: string | null | undefined;
}

/** A tracking number, which opens at the one who carries it: the carrier that is known, else the one of its shape (R5.48–R5.52). */
export const TrackingLink = ({ code, carrier }: Props) => (
  <a
    className="code"
    href={trackingLink(code, carrier ?? undefined, useUser().trackers)}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => event.stopPropagation()}
  >
    {code}
  </a>
);
