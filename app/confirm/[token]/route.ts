import { formOfSubmission } from '@/app/f/_public/form-of-submission';
import { htmlResponse, keptForBack } from '@/app/f/_public/html-response';
import {
  type LinkMessages,
  secret,
  toItself,
  unframedClubPage,
  unlessDecided,
  withErrorPages,
} from '@/app/f/_public/link-page';
import { loadRenderer } from '@/app/f/_public/load-renderer';
import { type ClubPage, findClubPage, messagePage, type Page, servePage } from '@/app/f/_public/serve-page';
import type { Message } from '@/components/form-view/message-view';
import {
  asksForActs,
  mayGrant,
  type RefusedActs,
  shownAccountOf,
} from '@/components/form-view/sections/guardian-acts';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { readText } from '@/lib/http/body';
import { countVisit, visitClub } from '@/lib/http/page-visitor';
import { AppError } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { checkUnusedAccount } from '@/lib/rules/payment/payment-rules';
import { readerLocale } from '@/lib/rules/texts/translations';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import { getConfirmation } from '@/lib/services/submissions/confirm/get-confirmation';
import { refuseByToken } from '@/lib/services/submissions/confirm/refuse-by-token';
import { renewConfirmation } from '@/lib/services/submissions/confirm/renew-confirmation';

type Context = { readonly params: Promise<{ readonly token: string }> };

const route = '/confirm/{token}';

/** Shows the subject and changes nothing, because mail scanners open links. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page => withErrorPages(page, messages, () => show(page, token)));
}

/**
 * Confirms, refuses, or requests a new link, depending on the button. Redirects to a page with the result, so
 * that a reload posts nothing.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return servePage(request, route, page =>
    withErrorPages(page, messages, async () => {
      const sent = new URLSearchParams(await readText(request, 8192));
      const answer = sent.get('answer');
      if (answer === 'again') return renewed(page, token);
      if (answer === 'no') await refuseByToken(page.visitor, token).catch(unlessDecided);
      else {
        const refused = await confirm(page, token, sent);
        if (refused) return show(page, token, refused);
      }
      return toItself(page, answer === 'no' ? {} : { done: '1' });
    }),
  );
}

/**
 * Confirms, with what a guardian declares. Returns what is missing or wrong, for the page. A page that asks for several
 * declarations has a tick for the consent, too.
 */
async function confirm(page: Page, token: string, sent: URLSearchParams): Promise<RefusedActs | null> {
  const { visitor } = page;
  const info = await getConfirmation(visitor, token, page.askedLocale ?? undefined);
  const acts = actsIn(sent);
  const declared = withoutFilledHolder(acts, sent);
  const consent = sent.get('consent') === 'yes';
  const words = await textsFor(page, info);
  const refusedFor = (errors: RefusedActs['errors']) => ({ acts: { ...acts, consent }, errors });
  const missing = missingIn(info, { ...acts, consent }, sent);
  if (missing.length > 0) {
    const account = acts.sepaMandateAccepted ? [] : checkUnusedAccount(declared);
    return refusedFor({
      ...Object.fromEntries(missing.map(([name, key]) => [name, words('form', key)])),
      ...Object.fromEntries(account.map(({ path, key, params }) => [path, words('validation', key, params)])),
    });
  }
  if (isOtherAccount(info, acts, sent)) {
    const errors = { sepaMandateAccepted: words('form', 'acts.accountChanged') };
    return { acts: { ...acts, consent, sepaMandateAccepted: false }, errors };
  }
  try {
    await confirmByToken(visitor, token, declared);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'state-conflict') {
      const { state, isWithdrawn } = await getConfirmation(visitor, token);
      // The page shows a decision and a withdrawal. It does not show that the mandate is another guardian's to grant.
      if (isWithdrawn || state === 'Accepted' || state === 'Rejected') return null;
      return refusedFor({ sepaMandateAccepted: error.message });
    }
    if (error.code !== 'validation') throw error;
    const found = (error.extra.violations ?? []).map(({ path, key, params }) => [
      path,
      key === 'required' && missingActs[path]
        ? words('form', missingActs[path])
        : words('validation', key, params),
    ]);
    return refusedFor(Object.fromEntries(found));
  }
}

function actsIn(sent: URLSearchParams) {
  const isTicked = (name: string) => sent.get(name) === 'yes';
  return {
    sepaMandateAccepted: isTicked('sepaMandateAccepted'),
    guardianLiability: isTicked('guardianLiability'),
    hasSoleCustody: isTicked('hasSoleCustody'),
    accountHolder: textIn(sent, 'accountHolder'),
    iban: textIn(sent, 'iban'),
    bic: textIn(sent, 'bic'),
    mediaConsents: Object.fromEntries(sent.getAll('withdrawn').map(id => [id, false])),
  };
}

function textIn(sent: URLSearchParams, name: string): string | undefined {
  return sent.get(name)?.trim().slice(0, 200) || undefined;
}

/**
 * What the guardian declares. The account holder that their page filled in names no account. Another guardian may have
 * granted the mandate since, so the page sends what it filled in.
 */
function withoutFilledHolder(acts: ReturnType<typeof actsIn>, sent: URLSearchParams) {
  const { accountHolder, iban, bic, sepaMandateAccepted } = acts;
  const isUntouched = !iban && !bic && accountHolder === textIn(sent, 'filledHolder');
  return isUntouched && !sepaMandateAccepted ? { ...acts, accountHolder: undefined } : acts;
}

/** The ticks that are missing, each with its text, in the order of the page. */
function missingIn(
  info: ConfirmationInfo,
  acts: RefusedActs['acts'],
  sent: URLSearchParams,
): [string, string][] {
  const isFirst = asksForActs(info) && !info.isConfirmed && !acts.consent;
  const isMissing: Readonly<Record<string, boolean>> = {
    consent: isFirst,
    hasSoleCustody: isFirst && info.asksSoleCustody && !acts.hasSoleCustody,
    guardianLiability: isFirst && info.liability === 'Required' && !acts.guardianLiability,
    sepaMandateAccepted: sent.get('answer') === 'mandate' && mayGrant(info) && !acts.sepaMandateAccepted,
  };
  return Object.entries(missingActs).filter(([name]) => isMissing[name]);
}

/**
 * Whether the mandate would be for an account that was corrected after the guardian opened the page. Without a mandate
 * to grant, the service says why, or it was granted by the same post before.
 */
function isOtherAccount(info: ConfirmationInfo, acts: RefusedActs['acts'], sent: URLSearchParams): boolean {
  const shown = sent.get('shownAccount');
  if (!mayGrant(info) || !acts.sepaMandateAccepted) return false;
  return shown !== null && shown !== shownAccountOf(info);
}

/** What is said of a tick that is missing, in the order of the page. */
const missingActs: Readonly<Record<string, string>> = {
  consent: 'acts.consentMissing',
  hasSoleCustody: 'acts.soleCustodyMissing',
  guardianLiability: 'acts.liabilityMissing',
  sepaMandateAccepted: 'acts.mandateMissing',
};

/** The texts in the language and form of address of the page. */
async function textsFor(page: Page, info: ConfirmationInfo) {
  const ctx = await visitClub(page.visitor, info.clubSlug);
  const { club } = await formOfSubmission(ctx, info, page.askedLocale ?? info.locale);
  const locale = readerLocale(club, page.askedLocale ?? undefined, info.locale);
  return (
    namespace: 'form' | 'validation',
    key: string,
    params: Readonly<Record<string, string | number>> = {},
  ) => messageOf(locale, namespace, key, params, club.addressForm);
}

/** Shows whether a new link was sent to the address of this one. */
async function renewed(page: Page, token: string): Promise<Response> {
  await countVisit(page.visitor, 'PublicSubmit');
  const code = await renewConfirmation(page.visitor, token).then(
    () => 'sent' as const,
    (error: unknown) => {
      const isKnown =
        error instanceof AppError && (error.code === 'too-soon' || error.code === 'state-conflict');
      if (isKnown) return error.code;
      throw error;
    },
  );
  const { message, status } = renewals[code];
  return secret(await messagePage(page, message, status, await clubOf(page, token)));
}

const renewals = {
  sent: {
    message: { title: 'form.confirmation.renewedTitle', text: 'form.confirmation.renewed' },
    status: 200,
  },
  'too-soon': {
    message: {
      title: 'form.confirmation.renewSoonTitle',
      text: 'form.confirmation.renewSoon',
      button: 'form.confirmation.renew',
    },
    status: 429,
  },
  'state-conflict': {
    message: {
      title: 'form.confirmation.renewOverTitle',
      text: 'form.confirmation.renewOver',
      hasContact: true,
    },
    status: 409,
  },
} as const satisfies Record<string, { message: Message; status: number }>;

async function show(page: Page, token: string, refused: RefusedActs | null = null): Promise<Response> {
  const { nonce, url } = page;
  const asked = page.askedLocale ?? undefined;
  const info = await getConfirmation(page.visitor, token, asked);
  const ctx = await visitClub(page.visitor, info.clubSlug);
  const [{ renderConfirmationPage }, form] = await Promise.all([
    loadRenderer(),
    formOfSubmission(ctx, info, asked ?? info.locale),
  ]);
  const locale = readerLocale(form.club, asked, info.locale);
  const isJustConfirmed = url.searchParams.get('done') === '1';
  const isRefusing = url.searchParams.get('refuse') === '1' && info.guardianName !== null;
  const frame = { locale, path: url.pathname, nonce };
  const html = renderConfirmationPage({ ...frame, form, info, isJustConfirmed, isRefusing, refused });
  const isAsking = info.guardianName !== null && !info.isConfirmed && refused === null;
  const headers = isAsking ? keptForBack : {};
  return htmlResponse(html, { nonce, frameOrigins: null, isAddressSecret: true }, headers);
}

const messages: LinkMessages = {
  'not-found': { title: 'form.confirmation.unknownTitle', text: 'form.confirmation.unknown' },
  expired: {
    title: 'form.confirmation.expiredTitle',
    text: 'form.confirmation.expired',
    button: 'form.confirmation.renew',
    hasContact: true,
  },
};

/** The design of the link's club, also after the link expired. */
async function clubOf(page: Page, token: string): Promise<ClubPage | null> {
  const slug = await getConfirmation(page.visitor, token).then(
    info => info.clubSlug,
    error => (error instanceof AppError ? error.extra.members?.clubSlug : undefined),
  );
  return findClubPage(page, slug, unframedClubPage);
}
