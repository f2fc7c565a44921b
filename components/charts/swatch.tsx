import { markerPath, type SeriesLook } from '@/components/charts/chart-data';
import { HatchPattern } from '@/components/charts/hatch-pattern';

type SwatchProps = { look: SeriesLook; kind: 'line' | 'area'; id: string };

/** The symbol of a series, to show beside its name. */
export function Swatch({ look, kind, id }: SwatchProps) {
  if (kind === 'area')
    return (
      <svg aria-hidden="true" width="14" height="14" className="shrink-0">
        {look.isHatched && <HatchPattern id={id} colour={look.colour} />}
        <rect
          width="13"
          height="13"
          x="0.5"
          y="0.5"
          rx="2"
          stroke={look.colour}
          fill={look.isHatched ? `url(#${id})` : look.colour}
        />
      </svg>
    );
  return (
    <svg aria-hidden="true" width="26" height="12" className="shrink-0">
      <path d="M0,6H26" stroke={look.colour} strokeWidth="2" strokeDasharray={look.dash} fill="none" />
      <path d={markerPath(look.marker, 13, 6)} fill={look.colour} />
    </svg>
  );
}
