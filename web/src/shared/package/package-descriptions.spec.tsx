import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { User } from '#web/core/access/user.ts';
import { UserContext } from '#web/core/access/use-user.ts';
import { PackageDescriptions } from './package-descriptions.tsx';

const counted = {
  preId: 'FC-1',
  packId: 'FC-1',
  forecastBatch: 'FC-1',
  batchNo: null,
  shippingType: null,
  reference: '',
  weightGrams: null,
  dimensions: null,
  insurance: null,
  signature: false,
  gmtArrived: null,
  gmtCounted: null,
  remark: '',
  short: 0,
};

// Untranslated here: a key stands for its words.
describe('Rule: an answer to a difference is read with what was written beside it', () => {
  const descriptions = (answer: object) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <UserContext value={{ terminal: 'business' } as User}>
          <PackageDescriptions pack={{ ...counted, ...answer } as PackageDetail} />
        </UserContext>
      </MemoryRouter>,
    );

  it('once there is one', () => {
    expect(descriptions({ resolution: null, resolutionRemark: null })).not.toContain('packages.resolution');
    const answered = descriptions({ resolution: 'accepted', resolutionRemark: 'The lid was dented before' });
    expect(answered).toContain('packages.answered.accepted');
    expect(answered).toContain('The lid was dented before');
  });

  it('in the words it was given in', () => {
    expect(descriptions({ resolution: 'closed', resolutionRemark: '' })).toContain('packages.answered.disagreed');
    expect(descriptions({ resolution: 'closed', resolutionRemark: '', short: 2 })).toContain('packages.answered.closed');
  });
});
