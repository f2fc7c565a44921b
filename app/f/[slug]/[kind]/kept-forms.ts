import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { htmlResponse, pageHeaders } from '@/app/f/_public/html-response';
import { fillPage, makePageWithHoles, type PageWithHoles } from '@/app/f/_public/page-with-holes';
import type { Page } from '@/app/f/_public/serve-page';
import { type FormVisit, renderForm } from '@/app/f/[slug]/[kind]/form-visit';
import { escapeScript } from '@/components/form-view/html-document';
import { rulesOfPage } from '@/components/form-view/rules-of';
import type { ShownForm } from '@/components/form-view/shown-form';
import { env } from '@/lib/env';
import { acceptsEncoding } from '@/lib/http/accepts-encoding';
import { isKnownEtag } from '@/lib/platform/precondition';
import { today } from '@/lib/rules/dates/calendar';
import { type OpeningTimes, openingAt } from '@/lib/rules/dates/opening';
import { type LanguagesOfClub, offeredLocale } from '@/lib/rules/texts/translations';
import { findFormVersion } from '@/lib/services/public-forms/form-version';
import { listFullTariffs, openWith } from '@/lib/services/public-forms/read';

/** Limit of the kept pages of a process. A page has 20 to 40 kB. */
const keptBytesMax = 16 * 1024 * 1024;

/** Values of a page that each request has for itself. */
type Hole = 'nonce' | 'formToken' | 'challenge';

/** A form before any input, without what belongs to one request, and all that decides how long it is right. */
type KeptPage = {
  readonly html: PageWithHoles<Hole>;
  readonly frameOrigins: readonly string[];
  readonly needProofOfWork: boolean;
  readonly timeZone: string;
  readonly today: string;
  readonly openingTimes: OpeningTimes | null;
  /** Tariffs with a limit of places, and whether they are full. */
  readonly fullness: ReadonlyMap<string, boolean>;
};

type KeptClub = {
  readonly version: string;
  readonly languages: LanguagesOfClub;
  readonly pages: Map<string, KeptPage>;
};

/** By the id of the club; the one that was asked for last is at the end. */
const keptClubs = new Map<string, KeptClub>();
let keptBytes = 0;

/** The version that the club's forms had when the request came. */
export type FormVersion = { readonly clubId: string; readonly version: string };

/**
 * Returns the version of the club's forms if the page is the same for all visitors who choose the same language. Null if
 * its address asks for more, such as a tariff, and for an unknown club.
 */
export async function versionOfSharedPage(
  page: Page,
  place: { readonly slug: string; readonly kind: string; readonly form?: string },
): Promise<FormVersion | null> {
  // `npm run dev` changes the renderer while the process runs.
  if (env().NODE_ENV === 'development') return null;
  const path = ['/f', place.slug, place.kind, place.form].filter(part => part !== undefined).join('/');
  const isShared = [...page.url.searchParams.keys()].every(name => name === 'lang' || name === 'embed');
  if (!isShared || page.url.pathname !== path || !rulesOfPage(place.kind)) return null;
  return findFormVersion(page.visitor.db, place.slug);
}

/** Returns the kept page for a request if it is still right. */
export async function findKeptPage(page: Page, { clubId, version }: FormVersion): Promise<KeptPage | null> {
  const club = keptClubs.get(clubId);
  if (club?.version !== version) return null;
  keptClubs.delete(clubId);
  keptClubs.set(clubId, club);
  const kept = club.pages.get(keyOf(page, offeredLocale(club.languages, page.localeFor(club.languages))));
  if (!kept) return null;
  const { visitor } = page;
  if (today(kept.timeZone, visitor.now) !== kept.today) return null;
  if (kept.openingTimes && openingAt(kept.openingTimes, visitor.now) !== 'Open') return null;
  if (kept.fullness.size === 0) return kept;
  const full = await listFullTariffs({ ...visitor, clubId });
  return [...kept.fullness].every(([id, isFull]) => full.has(id) === isFull) ? kept : null;
}

/** Renders an open form before any input, and keeps it. Its data was read after its version, so is at least as new. */
export async function keepPage(visit: FormVisit, { clubId, version }: FormVersion): Promise<KeptPage> {
  const { page, form, rules, allowedOrigins } = visit;
  const marks = { nonce: mark(), formToken: mark(), challenge: mark() };
  const challenge = { parameters: {}, signature: marks.challenge };
  const html = await renderForm(
    {
      ...visit,
      page: { ...page, nonce: marks.nonce },
      form: { ...form, formToken: marks.formToken, challenge: form.challenge && challenge },
    },
    { values: null, step: rules.allSteps[0] ?? 'review', problems: [], notice: null },
  );
  const kept: KeptPage = {
    html: makePageWithHoles<Hole>(html, { ...marks, challenge: JSON.stringify(challenge) }),
    frameOrigins: allowedOrigins,
    needProofOfWork: form.challenge !== null,
    timeZone: form.club.timeZone,
    today: form.today,
    openingTimes: form.furtherForm,
    fullness: fullnessOf(form),
  };
  keep(kept, { clubId, version }, visit);
  return kept;
}

/** Not to be guessed, so that no text of a club can contain it. */
function mark(): string {
  return `hole-${randomBytes(16).toString('hex')}`;
}

function fullnessOf({ memberships }: ShownForm): ReadonlyMap<string, boolean> {
  return new Map(
    memberships.flatMap(({ id, isFull }) => (isFull === undefined ? [] : [[id, isFull] as const])),
  );
}

function keep(kept: KeptPage, { clubId, version }: FormVersion, { page, ctx, form }: FormVisit): void {
  const known = keptClubs.get(clubId);
  if (known?.version !== version) drop(clubId);
  const { locale, formLocales } = form.club;
  const club = keptClubs.get(clubId) ?? { version, languages: { locale, formLocales }, pages: new Map() };
  keptClubs.set(clubId, club);
  const key = keyOf(page, ctx.locale);
  keptBytes += kept.html.bytes - (club.pages.get(key)?.html.bytes ?? 0);
  club.pages.set(key, kept);
  for (const oldest of keptClubs.keys()) {
    if (keptBytes <= keptBytesMax) break;
    drop(oldest);
  }
}

function drop(clubId: string): void {
  for (const { html } of keptClubs.get(clubId)?.pages.values() ?? []) keptBytes -= html.bytes;
  keptClubs.delete(clubId);
}

/** All that the page shows of its request: address, language, and the query that its links repeat. */
function keyOf({ url, pageQuery, askedLocale }: Page, locale: string): string {
  return [url.pathname, locale, askedLocale ?? '', pageQuery].join(' ');
}

/**
 * Answers with a kept page: with a new nonce, form token and task, compressed if the client accepts gzip. The `ETag` is
 * weak and names the page without them. A 304 needs no token: the copy that it confirms was rendered on the same day, so
 * its token is valid (24 h).
 */
export async function keptResponse(
  request: Request,
  { visitor, nonce }: Page,
  { clubId }: FormVersion,
  kept: KeptPage,
): Promise<Response> {
  const frame = { nonce, frameOrigins: kept.frameOrigins };
  const headers = { ETag: `W/"${kept.html.hash}"`, Vary: 'Accept-Language, Accept-Encoding' };
  if (isKnownEtag(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers: { ...pageHeaders, ...headers } });
  if (request.method === 'HEAD') return htmlResponse('', frame, headers);
  const { formToken, challenge } = await openWith({ clubId, now: visitor.now }, kept.needProofOfWork);
  const compressed = fillPage(kept.html, {
    nonce,
    formToken,
    challenge: escapeScript(JSON.stringify(challenge)),
  });
  if (!acceptsEncoding(request.headers.get('accept-encoding'), 'gzip'))
    return htmlResponse(gunzipSync(compressed), frame, headers);
  return htmlResponse(compressed, frame, { ...headers, 'Content-Encoding': 'gzip' });
}
