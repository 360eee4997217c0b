/*
 * What people call goods and services in a shop, in Hindi and in English, and where they stand in the department's list,
 * whose texts are English only and often speak another English. A line is the words for one thing, and the codes that
 * it begins with.
 */
const lines = `
चावल chawal|1006
धान dhaan|100610
गेहूँ गेहूं gehun|1001
आटा atta|110100
मैदा maida|110100
सूजी रवा suji rava|110311
बेसन besan|110610
मक्का makka|1005
बाजरा bajra|100821 100829
ज्वार jowar|1007
पोहा चिवड़ा poha|190410
मुरमुरा murmura|190410
दाल dal daal pulses|0713
चना chana|071320
मूँग मूंग moong|071331
उड़द urad|071331
मसूर masoor|071340
अरहर तूर arhar toor|071360
राजमा rajma|071333
चीनी शक्कर chini sugar|1701
गुड़ gur jaggery|17011410 17011310
मिश्री mishri|1701
शहद shahad honey|0409
नमक namak|2501
दूध doodh milk|0401
दही dahi curd|0403
पनीर paneer|0406
घी ghee|040590
मक्खन makkhan butter|0405
अंडा अंडे anda egg eggs|0407
मांस mutton|0204
मुर्गा चिकन chicken|0207
मछली machhli fish|0302 0303
तेल tel|1507 1508 1510 1511 1512 1514
सरसों sarson mustard|1514 120750
मूँगफली मूंगफली moongphali peanut|1202 1508
तिल til|120740
नारियल nariyal coconut|0801
काजू kaju|080131 080132
बादाम badam almond|080211 080212
किशमिश kishmish raisin|080620
अखरोट akhrot|080231 080232
खजूर khajoor|080410
सेब seb apple apples|080810
केला kela banana|0803
आम aam mango|080450
संतरा santra orange|080510
अंगूर angoor|080610
नींबू nimbu lemon|080550
आलू aalu potato|0701
प्याज pyaaz onion|070310
टमाटर tamatar tomato|0702
लहसुन lahsun garlic|070320
अदरक adrak ginger|091011 091012
सब्ज़ी सब्जी sabzi vegetable|0709
मिर्च mirch chilli|0904
हल्दी haldi turmeric|091030
जीरा jeera cumin|090931 090932
धनिया dhaniya coriander|090921 090922
इलायची elaichi cardamom|090831 090832
लौंग laung clove|0907
दालचीनी dalchini cinnamon|0906
केसर kesar saffron|091020
मसाला मसाले masala spice spices|0910 0904
चाय chai tea|0902
कॉफ़ी कॉफी coffee|0901
बिस्कुट biscuit biscuits|190531
ब्रेड डबलरोटी bread|190590
केक cake|190590
नमकीन namkeen|210690
मिठाई mithai sweets|210690
पापड़ papad|190590
अचार achar pickle|2001
चटनी chutney|210390
सॉस sauce ketchup|2103
चॉकलेट chocolate|1806
टॉफ़ी टॉफी toffee|1704
आइसक्रीम icecream|2105
नूडल नूडल्स noodles pasta maggi|1902
पानी pani water|2201 2202
शर्बत sharbat juice|2009 2106
पान paan|2106 1404
सुपारी supari|080280 210690
पान-मसाला gutkha|210690 2403
बीड़ी bidi|240319
सिगरेट cigarette cigarettes|2402
शराब liquor|2208
चारा chara fodder|2309
खली khali|2306
बीज beej seed seeds|1209
खाद khaad fertiliser|3101 3102 3105
कीटनाशक pesticide insecticide|3808
साबुन sabun soap|3401
डिटर्जेंट detergent|3402
शैंपू shampoo|330510
टूथपेस्ट toothpaste|330610
टूथब्रश toothbrush|960321
इत्र perfume|3303
क्रीम cosmetics|3304
तेल-बालों hairoil|330590
मेहंदी mehndi henna|140490 3305
बिंदी bindi|9615 330499
चूड़ी churi bangle bangles|7018 7117 392640
अगरबत्ती agarbatti incense|330741
माचिस machis matches|3605
मोमबत्ती candle candles|3406
पटाखा पटाखे patakha crackers|3604
दवा दवाई dawa medicine tablet|3004
पट्टी bandage|3005
सैनिटाइज़र sanitizer|380894
मास्क mask|630790
कपड़ा kapda fabric|5208 5209 5407
सूती cotton|5208 52
रेशम silk|5007
ऊन oon wool|5101
धागा dhaga thread|5204 5401 5508
साड़ी saree sari|5007 5208 5407
कुर्ता kurta|6203 6204 6205 6206 6211
कमीज़ शर्ट kameez shirt|6205 6105
टी-शर्ट tshirt t-shirt|6109
पैंट पतलून pant trouser|6203 6204
जींस jeans|620342 620462
सलवार सूट salwar|6204 6211
दुपट्टा dupatta|6214 6117
शॉल shawl|6214
स्वेटर sweater|6110
जैकेट jacket|6201 6202
मोज़े मोजे socks|6115
बनियान baniyan|6109
टोपी topi cap|6505
रूमाल rumal|6213
तौलिया tauliya towel|630260 630291
चादर chadar bedsheet|6304 6302
कंबल kambal blanket|6301
रज़ाई razai quilt|9404
तकिया गद्दा takiya gadda mattress|9404
पर्दा parda curtain|6303
दरी कालीन carpet|57
बोरी बोरा bori sack|6305
तिरपाल tirpal tarpaulin|630612
जूता जूते चप्पल juta chappal shoes shoe slippers sandal|6402 6403 6404 6405
बैग थैला bag bags|4202
छाता chhata umbrella|6601
घड़ी ghadi watch|9102 9101 9105
चश्मा chashma spectacles|9004 9003
सोना sona gold|7108 7113
चाँदी चांदी chandi silver|7106 7113
गहना गहने ज़ेवर जेवर jewellery|7113 7117
बर्तन bartan utensil|7323 7615 7418
कुकर cooker|7615 851660
कड़ाही kadhai tawa|7323 7615
चम्मच spoon|8215
चाकू knife|8211
गिलास glass-tumbler|7013
प्लास्टिक plastic|3924 3926
बाल्टी balti bucket|3924
झाड़ू jhadu broom|9603
ताला tala lock|8301
चाबी key|8301
कील keel nail nails|7317
पेंच पेच screw bolt nut|7318
कब्ज़ा कब्जा hinge|8302
पाइप pipe|3917 7306 7304
नल nal tap|8481
सीमेंट cement|2523
रेत बालू ret sand|2505
गिट्टी gitti|2517
ईंट eent brick bricks|6901 6904 6810
टाइल टाइल्स tile tiles|6907
संगमरमर marble|2515 6802
सरिया sariya tmt|7214 7213
लोहा loha iron|72
स्टील steel|72 73
तार taar wire|7217 8544
चादर-लोहा gi-sheet|7210
काँच कांच glass|7005
लकड़ी lakdi wood|44
प्लाई प्लाईवुड ply plywood|4412
दरवाज़ा दरवाजा door|4418 7308
पेंट रंग paint|3208 3209
पुट्टी putty|3214
गोंद gond glue fevicol|3506
रस्सी rassi rope|5607
कागज़ कागज paper|4802
कॉपी नोटबुक copy notebook|4820
किताब kitab book books|4901
कलम पेन pen|9608
पेंसिल pencil|9609
अखबार akhbar newspaper|4902
कैलेंडर calendar|4910
खिलौना खिलौने khilona toy toys|9503
गेंद gend ball|9506
साइकिल cycle bicycle|8712
मोटरसाइकिल स्कूटर bike scooter motorcycle|8711
कार गाड़ी car|8703
टायर tyre|4011
ट्यूब tube|4013
बैटरी battery|8506 8507
ट्रैक्टर tractor|8701
पेट्रोल डीज़ल डीजल petrol diesel|2710
गैस lpg|2711
कोयला koyla coal|2701
मोबाइल फ़ोन फोन mobile phone smartphone|8517
चार्जर charger|8504
ईयरफ़ोन ईयरफोन earphone headphone|8518
कंप्यूटर लैपटॉप computer laptop|8471
प्रिंटर printer|8443
टीवी टेलीविज़न tv television|8528
फ़्रिज फ्रिज fridge refrigerator|8418
एसी ac airconditioner|8415
कूलर cooler|8479 8415
पंखा pankha fan|8414
वॉशिंग-मशीन washing-machine|8450
मिक्सी मिक्सर mixer grinder|8509
इस्त्री प्रेस-आयरन press-iron|851640
गीज़र गीजर geyser heater|8516
बल्ब bulb led|8539 9405
स्विच switch|8536
केबल cable|8544
मोटर पंप motor pump|8413 8501
सिलाई-मशीन sewing|8452
कैमरा camera|8525
कुर्सी kursi chair|9401
मेज़ मेज टेबल table desk|9403
पलंग बिस्तर palang bed|9403
अलमारी almirah cupboard|9403
फ़र्नीचर फर्नीचर furniture|9403 9401
फूल phool flower|0603
पौधा paudha plant|0602
मूर्ति murti idol|8306 6913
किराया kiraya rent|9972 9973
ढुलाई भाड़ा माल-भाड़ा freight transport|9965
कूरियर courier|9968
मरम्मत marammat repair|9987
सिलाई tailoring stitching|9988
होटल hotel|9963
खाना रेस्टोरेंट restaurant catering|9963
बीमा insurance|9971
विज्ञापन advertising|9983
वकील legal lawyer|9982
सीए लेखा accounting audit|9982
सॉफ़्टवेयर सॉफ्टवेयर software|9983 8523
कोचिंग ट्यूशन coaching tuition|9992
इंटरनेट internet|9984
ठेका निर्माण construction contract|9954
मज़दूरी मजदूरी job-work labour|9988
सैलून salon beauty|9997
`

export type Goods = { readonly words: readonly string[]; readonly codes: readonly string[] }

export const goodsPeopleSay: readonly Goods[] = lines
  .normalize()
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', codes = ''] = line.split('|')
    return { words: words.toLowerCase().split(' '), codes: codes.split(' ') }
  })
