import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { downloadWalletStatement, walletStatementFormats, type WalletStatementFormat } from '#contracts/statements/wallet/wallet-statement.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Files } from '#kernel/files/files.ts';
import { makeStatement, type StatementSource } from './make-statement.ts';

export interface WalletStatementNeeds extends StatementSource {
  clock: Clock;
  files: Pick<Files, 'read'>;
  keptStatement(
    viewer: Viewer,
    asked: { shopId: number | undefined; month: string; format: WalletStatementFormat },
  ): Promise<{ fileId: string | null; uid: string } | undefined>;
}

/** Of a closed month the file that was kept; otherwise made anew. */
export const downloadWalletStatementRoute = ({ clock, files, keptStatement, ...source }: WalletStatementNeeds) =>
  queryRoute(downloadWalletStatement, async ({ viewer, query }) => {
    const { shopId, month, format } = query;
    const asked = { shopId, month, format };
    const { ending, contentType } = walletStatementFormats[format];
    const answer = (file: Uint8Array, uid: string) => ({ file: Buffer.from(file), contentType, download: `statement-${uid}-${month}.${ending}` });
    const kept = await keptStatement(viewer, asked);
    const bytes = kept?.fileId ? await files.read(kept.fileId) : undefined;
    if (kept && bytes) return answer(bytes, kept.uid);
    const made = await makeStatement(source, viewer, { ...asked, now: clock.now() });
    return isRejection(made) ? made : answer(made.file, made.statement.shop.uid);
  });
