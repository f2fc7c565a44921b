/**
 * The most common passwords, in lower case without accents. Our own list of words, names, clubs, keyboard walks and
 * whole passwords, German and English. `password-rules.ts` also finds them repeated, joined, with digits for letters
 * and followed by numbers: common ways to reach twelve characters.
 */
const text = `
password passwort passwd kennwort kennword losungswort geheim geheimnis geheimwort secret geheimes privat private
pass passwordd passw0rd mypassword meinpasswort meinkennwort newpassword neuespasswort password1 changeme changeit
change aendern aendermich default standard initial temp temporary temporaer start starten login anmelden anmeldung
logon signin zugang zugriff access letmein letmeinnow openup open oeffnen sesamoeffnedich sesam opensesame sesame
admin administrator administration adm root toor sysadmin system superuser superadmin master mastermind webmaster
user username benutzer benutzername guest gast test tester testing testtest demo sample example beispiel muster
mustermann max erika welcome willkommen hallo hello hi hey servus moin tschuess ciao bonjour goodbye bye
internet computer server office buero home zuhause laptop desktop windows microsoft apple google facebook instagram
twitter youtube netflix amazon whatsapp samsung iphone android nokia linux ubuntu debian oracle cisco gmail yahoo
hotmail outlook email mail postfach website webseite database datenbank postgres mysql qwerty qwertz azerty keyboard
tastatur monitor mouse maus drucker handy phone telefon mobile router wlan wifi network netzwerk cloud backup
iloveyou ilove love you lovely lover loveme loveyou iloveu ichliebedich liebe liebling schatz schatzi hase hasi baby
babe honey sweetheart sweety sweetie darling sweet engel angel angels princess prinzessin prinz prince king koenig
queen koenigin kiss kuss sexy sex hot beautiful beauty forever fuer immer together always heart herz herzchen smile
happy gluecklich glueck lucky luck hope hoffnung faith dream traum dreams wonder wunder magic magie freedom freiheit
friends freunde friend freund freundin family familie mother mutter mama mami mum mom father vater papa papi dad oma
opa sister schwester brother bruder kinder kind sohn tochter bestfriend bestfriends
football fussball fusball soccer soccer1 baseball basketball volleyball handball tennis hockey golf rugby boxing
turnen turnverein sportverein sport sports sportler verein clubs club team teamwork mitglied mitglieder vorstand
kassenwart schriftfuehrer jugend jugendwart trainer training schwimmen schwimmverein reiten reitverein schuetzen
schuetzenverein feuerwehr musikverein gesangverein chor karneval fasching tanzen tanzverein laufen marathon
leichtathletik judo karate kampfsport tischtennis kegeln bowling skifahren ski rudern segeln klettern wandern
bayern bayernmuenchen fcbayern bayernmunchen dortmund borussia borussiadortmund schalke schalke04 werder bremen
werderbremen hamburg hsv stpauli hertha berlin koeln fckoeln eintracht frankfurt gladbach leverkusen stuttgart
hannover nuernberg freiburg mainz augsburg hoffenheim leipzig dresden rostock kaiserslautern arsenal chelsea
liverpool manchester united manunited manchesterunited manutd everton tottenham barcelona realmadrid juventus milan
inter ajax celtic rangers lakers yankees cowboys steelers eagles packers dolphins patriots redsox raiders broncos
muenchen duesseldorf dortmund essen duisburg bochum wuppertal bielefeld bonn muenster karlsruhe mannheim wiesbaden
aachen kiel luebeck erfurt kassel potsdam deutschland germany oesterreich austria schweiz switzerland europa europe
england london paris france frankreich italien italia roma spain spanien america usa canada australia africa china
japan russia california texas florida newyork chicago boston dallas houston phoenix denver seattle lasvegas
michael thomas andreas stefan stephan christian christina christopher christine martin markus peter daniel matthias
alexander alexandra sebastian florian tobias patrick philipp benjamin dominik jonas lukas lucas leon felix paul tim
jan julian maximilian moritz niklas simon david marcel marco mario nicole sabine susanne petra claudia andrea anna
anja julia katharina sandra stefanie melanie jennifer jessica sarah laura lisa lena lea hannah hanna sophie sofia
maria marie emma mia emily charlotte clara johanna jana jasmin vanessa nadine silke heike monika ursula brigitte
renate helga ingrid klaus juergen werner horst dieter helmut hans wolfgang manfred uwe frank rainer bernd ralf heinz
guenther gerhard karl otto fritz oskar emil anton theo ben elias noah luis finn henry robert richard charles charlie
george william james john jonathan joseph joshua jordan jordan23 justin kevin brandon brian bradley ryan sean steven
steve stephen scott eric edward andrew anthony antonio matthew nicholas nathan samuel samantha sam taylor tyler tigger
ashley amanda amber angela angelina barbara brittany chelsea crystal danielle diana elizabeth heather helen katie
kimberly linda melissa michelle natalie natasha nicole patricia rachel rebecca stephanie tiffany victoria veronica
hunter hunting harley harleydavidson ferrari porsche mercedes bmw audi volkswagen golfgti corvette mustang camaro
chevrolet toyota honda yamaha suzuki kawasaki ducati lamborghini maserati jaguar
dragon monkey tiger lion loewe eagle adler falcon falke wolf wolfgang bear baer panther puma dolphin delfin shark hai
horse pferd pony cat katze kitty kitten hellokitty dog hund hunde puppy rabbit bunny butterfly schmetterling spider
spinne fish fisch bird vogel penguin pinguin elefant elephant giraffe buddy bella lucky rocky rex max bailey cooper
maggie molly coco simba luna balu shadow schatten sunny sammy snoopy garfield mickey mickeymouse minnie donald
superman batman spiderman ironman wonderwoman hulk thor avengers starwars startrek skywalker darthvader yoda jedi
anakin vader pokemon pikachu naruto dragonball zelda mario supermario sonic minecraft fortnite warcraft worldofwarcraft
counterstrike callofduty halo assassin matrix gandalf frodo hobbit lordoftherings harrypotter hogwarts hermione
dumbledore voldemort jamesbond bond bond007 terminator rambo rockyou metallica nirvana slipknot eminem beatles madonna
michaeljackson elvis justinbieber onedirection ramstein rammstein blink182
summer sommer winter spring fruehling herbst autumn january januar february februar march maerz april may mai june
juni july juli august september october oktober november december dezember monday montag tuesday dienstag wednesday
mittwoch thursday donnerstag friday freitag saturday samstag sunday sonntag weekend wochenende urlaub holiday
sunshine sonnenschein sonne sun moon mond star stars stern sterne sternchen rainbow regenbogen flower flowers blume
blumen rose rosen lily orchidee sunflower sonnenblume ocean meer beach strand island insel mountain berge garden
garten forest wald water wasser fire feuer ice eis snow schnee thunder donner lightning blitz storm sturm
cookie cookies chocolate schokolade banana banane apple apfel orange cherry kirsche strawberry erdbeere peaches
pepper cheese kaese pizza spaghetti nudeln kartoffel kuchen candy sugar zucker coffee kaffee beer bier whiskey vodka
cocacola pepsi ginger vanilla butter buttercup pumpkin popcorn
blue blau red rot green gruen yellow gelb black schwarz white weiss purple lila pink silver silber gold golden
diamond diamant crystal
monster ninja samurai warrior krieger killer hunter ranger knight ritter wizard zauberer demon daemon devil teufel
satan ghost geist zombie vampire legend legende hero held champion champions winner gewinner loser boss chef pirate
pirat captain kapitaen soldier soldat general phoenix griffin unicorn einhorn fairy fee mermaid
jesus christ jesuschrist jesusloves god gott godisgood godislove amen bible bibel church kirche heaven himmel hell
hoelle blessed angel satan trinity grace
money geld cash million millionaer billion dollar euro bitcoin business firma company arbeit work job school schule
student teacher lehrer university universitaet mathe english deutsch deutschland
trustno trustno1 nothing nichts something etwas whatever egal nopassword keinpasswort nopass blank none null undefined
unknown unbekannt anonymous anonym hidden dontknow weissnicht ichweissnicht forgot vergessen passwortvergessen
fuck fuckyou fuckoff fuckme asshole arschloch bitch shit scheisse scheiss kacke penis pussy hurensohn wichser motherfucker
bullshit
abc abcd abcde abcdef xyz asdf asdfgh asdfghjkl qwer qwertzuiop qwertyuiop yxcvbnm zxcvbnm zxcvbn qazwsx qazwsxedc
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6z q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx
zaq1xsw2 !qaz2wsx 1qaz@wsx a1b2c3 a1b2c3d4 a1b2c3d4e5f6 a1s2d3f4 aa123456 abc123 123abc 123qwe qwe123 qweasd
qweasdzxc asd123 asdasd zxc123 1a2b3c 1a2b3c4d 123321 1234321 654321 112233 112233445566 121212 123123 131313
102030 102030405060 147258 147258369 159753 159357 741852 741852963 789456 789456123 987654321 246810 13579 135791
314159 31415926 3141592654 112358 1123581321 0815 4711 007 666 777 911 420 1337 2468 1357 5201314 1314520 11223344
google123 samsung1 adobe123 photoshop macromedia adobe tinkle monkey1 computer1 qwerty1 football1 baseball1 michael1
thisisapassword thisismypassword dasisteinpasswort dasistmeinpasswort meinsicherespasswort sicherespasswort
securepassword strongpassword supersecret supergeheim topsecret topgeheim strenggeheim correcthorsebatterystaple
correct horse battery staple ichbinderbeste ichbindiebeste hakunamatata supercalifragilisticexpialidocious
abrakadabra abracadabra hocuspocus hokuspokus simsalabim unbelievable thunderbird firebird blackbird mockingbird
championship leadership relationship friendship extraordinary international intelligence understanding imagination
revolution independence constitution generation destination information communication motivation celebration
congratulations massachusetts philadelphia pennsylvania washington washingtondc mississippi transformers thunderstorm
basketball1 butterflies cheerleader cheerleaders chocolate1 christmas weihnachten weihnachtsmann ostern osterhase
birthday geburtstag halloween valentine thanksgiving newyear neujahr silvester weihnachtsbaum
`;

export const commonPasswords: ReadonlySet<string> = new Set(text.trim().split(/\s+/));
