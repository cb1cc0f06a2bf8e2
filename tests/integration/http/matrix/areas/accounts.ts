import { everyone, signedIn } from '../answers.ts';
import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const language = () => ({ query: { language: 'en_us' } });

export const rows: Rows = {
  login: { everyone: everyone(400) },
  getCaptcha: { everyone: everyone(200) },
  sendSmsCode: { everyone: everyone(400) },
  sendRegistrationCode: { everyone: { status: 400, bases: ['business'] } },
  sendEmailCode: { everyone: { status: 400, bases: ['business'] } },
  registerSeller: { everyone: { status: 400, bases: ['business'] } },
  listAccountHistory: { sample: () => ({ query: { accountId: 'SELLER' } }), admin: [200, 403], codes: ['700'] },
  readPasswordNotice: signedIn,
  listSellerAccounts: { admin: [200, 403], elsewhere: 404, codes: ['700'] },
  getVersion: { everyone: everyone(200) },
  // 404 also where the path is: there is no demo.
  signInToDemo: { sample: () => ({ body: { account: 'admin' } }), everyone: everyone(404) },
  listDemoSignIns: { everyone: everyone(200) },
  // A body that it does not take: the sessions of the matrix shall live on.
  logout: { sample: () => ({ body: { now: true } }), business: [400, 400, 400, 400], warehouse: [400, 400, 400], admin: [400, 400] },
  changePassword: {
    sample: () => ({ body: { oldPassword: 'no', newPassword: 'short' } }),
    business: [400, 400, 400, 400],
    warehouse: [400, 400, 400],
    admin: [400, 400],
  },
  sendPhoneCode: { sample: () => ({ body: { phone: 'none' } }), business: [400, 400, 400, 400], warehouse: [400, 400, 400], admin: [400, 400] },
  changePhone: {
    sample: () => ({ body: { phone: '+15550188', smsCode: 'short', password: 'no' } }),
    business: [400, 400, 400, 400],
    warehouse: [400, 400, 400],
    admin: [400, 400],
  },
  getUserInfo: signedIn,
  getCurrentUser: { business: [200, 200, 200, 200] },
  getWarehousePermissions: { warehouse: [200, 200, 200] },
  getListingAuthorisation: { business: [200, 200, 200, 200] },
  changeLanguage: { sample: language, business: [200, 200, 200, 200], admin: [200, 200] },
  changeLanguageOfStaff: { sample: language, warehouse: [200, 200, 200] },
  changePicture: { sample: () => ({ body: { headImg: '' } }), ...signedIn },
  listViews: signedIn,
  keepView: { sample: () => ({ body: { list: 'inventory', name: 'Own', address: '/here?text=a' } }), ...signedIn },
  dropView: {
    sample: () => ({ body: { list: 'inventory', name: 'Never kept' } }),
    business: [404, 404, 404, 404],
    warehouse: [404, 404, 404],
    admin: [404, 404],
  },
  createAccount: { admin: [400, 403], codes: ['700'] },
  changeAccess: { sample: () => ({ body: { accountId: 'NOBODY', role: '', warehouseIds: [], permissions: [] } }), admin: [404, 403], codes: ['700'] },
  admitSeller: { sample: () => ({ body: { accountId: 'SELLER', shopId: 99, uid: 'U99' } }), admin: [409, 403], codes: ['700'] },
  refuseSeller: { sample: () => ({ body: { accountId: 'SELLER', reason: 'because' } }), admin: [409, 403], codes: ['700'] },
  getSellerApplication: { sample: () => ({ query: { accountId: 'NOBODY' } }), admin: [404, 403], codes: ['700'] },
  setPassword: { sample: () => ({ body: { accountId: 'NOBODY', newPassword: 'long enough' } }), admin: [404, 403], codes: ['700'] },
  suspendAccount: { sample: () => ({ body: { accountId: 'NOBODY', reason: 'because' } }), admin: [404, 403], codes: ['700'] },
  reinstateAccount: { sample: () => ({ body: { accountId: 'SELLER' } }), admin: [409, 403], codes: ['700'] },
  eraseAccount: { sample: () => ({ body: { accountId: 'NOBODY', withShop: false } }), admin: [404, 403], codes: ['700'] },
};

export const topics: TopicRows = {
  accounts: whole('accounts', '700'),
};
