import {
  Building2,
  Code,
  FileCheck2,
  Image,
  Landmark,
  type LucideIcon,
  Mail,
  Palette,
  ShieldCheck,
  Tags,
} from 'lucide-react';
import type { FirstSteps } from '@/lib/contracts/first-steps';

export type Step = FirstSteps['steps'][number];
export type StepKey = Step['key'];

/** The screen of each step. */
export const stepPlaces: Readonly<Record<StepKey, { readonly href: string; readonly icon: LucideIcon }>> = {
  Club: { href: '/club', icon: Building2 },
  Logo: { href: '/club/logo', icon: Image },
  Tariffs: { href: '/club/tariffs', icon: Tags },
  Sepa: { href: '/club#creditorId', icon: Landmark },
  Privacy: { href: '/settings/privacy', icon: ShieldCheck },
  Design: { href: '/forms/design', icon: Palette },
  Form: { href: '/forms/membership', icon: FileCheck2 },
  Mail: { href: '/settings/mail-server', icon: Mail },
  Embed: { href: '/forms/embed', icon: Code },
};
