import sharp from 'sharp';
import { issueFormToken } from '@/lib/auth/form-token';
import type { DepartmentSchema, MembershipSchema } from '@/lib/contracts/catalog';
import type {
  CancellationSubmit,
  ChangesSubmit,
  MembershipSubmit,
} from '@/lib/contracts/submissions/submissions';
import type { Actor, Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import type { SubmissionKind } from '@/lib/rules/enums';
import { type Applicant, checkDepartmentFit, checkSurchargeFit } from '@/lib/rules/money/tariff-fit';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { submitCancellation } from '@/lib/services/submissions/submit/submit-cancellation';
import { submitChange } from '@/lib/services/submissions/submit/submit-change';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { makeAddress, makeEmail, makeIban, makePerson, type Person } from './people';
import type { Random } from './random';

const dayMs = 24 * 3600 * 1000;
const spanDays = 548;

export type Plan = {
  readonly random: Random;
  readonly count: number;
  readonly departments: readonly DepartmentSchema[];
  readonly memberships: readonly MembershipSchema[];
  readonly clerk: Actor;
};

type Member = Pick<Person, 'firstName' | 'lastName' | 'birthDate'> & { readonly email: string };

/**
 * Creates submissions in the order of their receipt, each followed by its confirmation and decision. Three of four
 * change requests and cancellations come from an adult who was accepted before.
 */
export async function makeSubmissions(ctx: Ctx, plan: Plan): Promise<void> {
  const { random, count } = plan;
  const signature = await drawSignature();
  const receivedTimes = Array.from({ length: count }, () => ctx.now.getTime() - ageDays(random) * dayMs).sort(
    (a, b) => a - b,
  );
  let isFirstMember = true;
  const members: (Member & { readonly acceptedTime: number })[] = [];
  for (const [index, receivedTime] of receivedTimes.entries()) {
    const at = { ...ctx, now: new Date(receivedTime), actor: visitor(random) };
    const kind = random.pick([
      'Membership',
      'Membership',
      'Membership',
      'Membership',
      'Membership',
      'Change',
      'Cancellation',
    ] as const);
    const known = kind === 'Membership' || index % 4 === 0 ? [] : members;
    const senders = known.filter(({ acceptedTime }) => acceptedTime < receivedTime);
    const sender = senders[(index * 7) % senders.length];
    const { id, applicant } = await submit(at, kind, plan, { signature, sender });
    const item = { id, kind, receivedTime, clerk: plan.clerk, random, isFirstMember };
    const acceptedTime = await confirmAndDecide(ctx, item);
    if (acceptedTime === null) continue;
    if (kind === 'Membership') isFirstMember = false;
    if (applicant) members.push({ ...applicant, acceptedTime });
    else if (kind === 'Cancellation' && sender) members.splice(members.indexOf(sender), 1);
  }
}

/** Age in days. Recent submissions are a little more frequent. */
function ageDays(random: Random): number {
  return Math.max(0.01, random.next() ** 1.15 * spanDays);
}

function visitor(random: Random): Actor {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36',
  ] as const;
  return { kind: 'Member', ip: `203.0.113.${random.int(1, 254)}`, userAgent: random.pick(agents) };
}

async function submit(
  ctx: Ctx,
  kind: SubmissionKind,
  plan: Plan,
  { signature, sender }: { readonly signature: string; readonly sender: Member | undefined },
): Promise<{ id: string; applicant?: Member }> {
  const formToken = issueFormToken(ctx.clubId, new Date(ctx.now.getTime() - 170_000));
  const given = {
    shapeViolations: [],
    formToken,
    originUrl: `https://tsv-lindental.example/mitglied-werden`,
  };
  if (kind === 'Change') {
    const { id } = await submitChange(ctx, { ...given, body: makeChange(plan, ctx.now, signature, sender) });
    return { id };
  }
  if (kind === 'Cancellation') {
    const { id } = await submitCancellation(ctx, { ...given, body: makeCancellation(plan, ctx.now, sender) });
    return { id };
  }
  const body = makeApplication(plan, ctx.now, signature);
  const { id } = await submitMembership(ctx, { ...given, body });
  return body.guardians ? { id } : { id, applicant: body };
}

/**
 * Confirms most submissions within hours and decides them within days. Recent ones stay open. Returns when it was
 * accepted, null if it was not.
 */
async function confirmAndDecide(
  ctx: Ctx,
  item: {
    id: string;
    kind: SubmissionKind;
    receivedTime: number;
    clerk: Actor;
    random: Random;
    isFirstMember: boolean;
  },
): Promise<number | null> {
  const { id, kind, random } = item;
  if (random.chance(0.07)) return null;
  const confirmedAt = item.receivedTime + random.int(2, 36 * 60) * 60_000;
  if (confirmedAt > ctx.now.getTime()) return null;
  await confirmSubmission({ ...ctx, now: new Date(confirmedAt), actor: visitor(random) }, { kind, id });
  const decidedAt = confirmedAt + random.int(4, 12 * 24) * 3600_000;
  if (decidedAt > ctx.now.getTime() || random.chance(0.03)) return null;
  const decision = { ...ctx, now: new Date(decidedAt), actor: item.clerk };
  if (random.chance(0.08)) {
    await denySubmission(decision, { id, reason: reasonOf(kind), sendEmail: true });
    return null;
  }
  const numbers = item.isFirstMember ? { memberNumber: '1001' } : { assignMemberNumbers: true };
  await acceptSubmission(decision, { id, sendEmail: true, ...(kind === 'Membership' && numbers) });
  return decidedAt;
}

function reasonOf(kind: SubmissionKind): string {
  if (kind === 'Cancellation')
    return 'Du bist bei uns nicht als Mitglied geführt. Bitte melde dich in der Geschäftsstelle.';
  if (kind === 'Change')
    return 'Bitte sende uns die neue Bankverbindung noch einmal mit dem Namen der Kontoinhaberin.';
  return 'Die Schwimmkurse sind zurzeit voll. Wir melden uns, sobald ein Platz frei wird.';
}

export function makeApplication(plan: Plan, now: Date, signature: string): MembershipSubmit & Member {
  const { random } = plan;
  const membership = random.pick(weighted(plan.memberships));
  const age = ageFor(membership.name, random);
  const person = makePerson(random, age, now);
  const familyMembers = membership.isFamilyMembership ? makeFamily(plan, person, now) : [];
  const optional = membership.surcharges
    .filter(surcharge => surcharge.isOptional && random.chance(0.35))
    .filter(surcharge => !checkSurchargeFit(surcharge, joining(person, now), familyMembers));
  const hasDepartments = membership.departmentPrices.length > 0;
  return {
    gender: person.gender,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    ...makeAddress(random),
    country: 'DE',
    email: makeEmail(person, random),
    mobile: `+49 170 ${random.int(1_000_000, 9_999_999)}`,
    membershipId: membership.id,
    departmentIds: hasDepartments ? pickDepartments(plan, person, now) : [],
    surchargeIds: optional.map(surcharge => surcharge.id),
    ...makePayment(person, random),
    ...(age < 18 ? makeGuardians(person, random) : {}),
    ...(familyMembers.length > 0 ? { familyMembers } : {}),
    customFields: makeAnswers(random),
    privacyAccepted: true,
    mediaConsents: {},
    signature,
    locale: random.chance(0.9) ? 'de' : 'en',
  };
}

function makeAnswers(random: Plan['random']): MembershipSubmit['customFields'] {
  // Drawn for everybody: one random draw less would change all later people of the demo club.
  const shirtSize = random.pick(['XS', 'S', 'M', 'L', 'XL'] as const);
  return {
    ...(random.chance(0.4)
      ? { previousClub: random.pick(['SV Lahntal', 'VfB Marburg', 'TV Kirchhain', 'SC Cölbe'] as const) }
      : {}),
    ...(random.chance(0.3)
      ? {
          wantsToVolunteer: true,
          volunteerHours: random.int(2, 40),
          shirtSize,
        }
      : {}),
    ...(random.chance(0.1) ? { remarks: 'Ich freue mich auf das erste Training.' } : {}),
  };
}

function weighted(memberships: readonly MembershipSchema[]): [MembershipSchema, ...MembershipSchema[]] {
  const shares = [6, 8, 4, 3, 2, 2, 1];
  const [first, ...rest] = memberships.flatMap((one, index) =>
    Array.from({ length: shares[index] ?? 1 }, () => one),
  );
  if (!first) throw new Error('The demo club has no tariffs');
  return [first, ...rest];
}

function ageFor(name: string, random: Random): number {
  if (name.startsWith('Kinder')) return random.int(4, 17);
  if (name.startsWith('Studium')) return random.int(18, 26);
  if (name.startsWith('Ferienkurs')) return random.int(6, 13);
  if (name.startsWith('Förder')) return random.int(45, 78);
  return random.int(19, 68);
}

/** Draws first, so that ages change no later draw. */
function pickDepartments({ random, departments }: Plan, person: Person, now: Date): string[] {
  return pickSome(departments, random)
    .filter(one => !checkDepartmentFit(one, joining(person, now)))
    .map(one => one.id);
}

function joining({ birthDate }: Pick<Person, 'birthDate'>, now: Date): Applicant {
  return { birthDate, ageReference: 'EntryDate', day: today('Europe/Berlin', now) };
}

function makeFamily(plan: Plan, parent: Person, now: Date) {
  const { random } = plan;
  const ages = [random.int(28, 48), ...Array.from({ length: random.int(1, 3) }, () => random.int(1, 16))];
  return ages.map(age => {
    const person = makePerson(random, age, now, parent.lastName);
    const { gender, firstName, lastName, birthDate } = person;
    const chosen = random.chance(0.7) ? pickDepartments(plan, person, now) : [];
    return { gender, firstName, lastName, birthDate, departmentIds: chosen };
  });
}

function makeGuardians(child: Person, random: Random): Partial<MembershipSubmit> {
  const guardian = () => {
    const firstName = random.pick(['Sabine', 'Thomas', 'Julia', 'Stefan', 'Aylin', 'Tobias'] as const);
    return {
      firstName,
      lastName: child.lastName,
      email: makeEmail({ firstName, lastName: child.lastName }, random),
      relation: 'Elternteil',
    };
  };
  const hasSoleCustody = random.chance(0.25);
  return {
    hasSoleCustody,
    guardianLiability: true,
    guardians: hasSoleCustody ? [guardian()] : [guardian(), guardian()],
  };
}

function makePayment(person: Person, random: Random): Partial<MembershipSubmit> {
  if (random.chance(0.18)) return { paymentMethod: 'OnAccount' };
  return {
    paymentMethod: 'SepaDirectDebit',
    iban: makeIban(random),
    accountHolder: `${person.firstName} ${person.lastName}`,
    sepaMandateAccepted: true,
  };
}

export function makeChange({ random }: Plan, now: Date, signature: string, sender?: Member): ChangesSubmit {
  const person = sender ?? makePerson(random, random.int(20, 70), now);
  const wishes = random.pick<ChangesSubmit['wishes']>([
    makeAddress(random),
    { mobile: `+49 171 ${random.int(1_000_000, 9_999_999)}` },
    {
      iban: makeIban(random),
      accountHolder: `${person.firstName} ${person.lastName}`,
      paymentMethod: 'SepaDirectDebit',
      sepaMandateAccepted: true,
    },
  ] as const);
  return {
    identity: identityOf(person, random),
    wishes,
    signature,
    locale: 'de',
  };
}

export function makeCancellation({ random }: Plan, now: Date, sender?: Member): CancellationSubmit {
  return {
    ...identityOf(sender ?? makePerson(random, random.int(18, 70), now), random),
    ...makeAddress(random),
    scope: 'Membership',
    reason: random.pick(['Umzug', 'Keine Zeit', 'Gesundheit', 'Beitrag zu hoch', 'Anderer Verein'] as const),
    locale: 'de',
  };
}

function identityOf(person: Person | Member, random: Random) {
  const { firstName, lastName, birthDate } = person;
  if ('email' in person) return { firstName, lastName, birthDate, email: person.email };
  const email = makeEmail(person, random);
  return { firstName, lastName, birthDate, email, memberNumber: String(random.int(1000, 9999)) };
}

function pickSome<Item>(items: readonly Item[], random: Random): Item[] {
  const start = random.int(0, Math.max(0, items.length - 1));
  return items.slice(start, start + (random.chance(0.25) ? 2 : 1));
}

/** Returns a drawn signature as PNG data URL. */
async function drawSignature(): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="130" viewBox="0 0 420 130">
    <path d="M22 88c18-46 34-66 44-58 12 10-22 62-14 66 9 4 26-40 38-38 9 2-8 34 2 36 12 2 20-34 32-32 8 2-6 28 4 30 16 4 30-62 44-60 9 2-16 56-4 60 14 4 30-36 42-32 8 3-8 26 4 30 20 6 60-44 140-40"
      fill="none" stroke="#16302f" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
