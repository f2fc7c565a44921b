/** What a club's CSS may take from nobody's sight: mandate, price, privacy notice, and what is wrong. */
export const mustSee =
  ':is(.mandate,.privacy,.alert,.error,.price-lines,.price-sums,.price-bar>summary,.choice .aside)';
